import {
  AlignLeft,
  CalendarDays,
  CircleDot,
  ClipboardPen,
  FileUp,
  LayoutList,
  ListChecks,
  MousePointerClick,
  Palette,
  Table2,
  TextCursorInput,
  ToggleRight,
  Type,
} from 'lucide-react';
import type { SidebarEntry } from './sidebar.ts';

/** The sidebar of the component gallery, the same for everybody. */
export const gallerySidebar: readonly SidebarEntry[] = [
  { label: 'galleryOverview', to: '/example', icon: Palette, exact: true },
  { label: 'galleryButton', to: '/example/button', icon: MousePointerClick },
  { label: 'galleryCardList', to: '/example/card-list', icon: LayoutList },
  { label: 'galleryForm', to: '/example/form', icon: ClipboardPen },
  { label: 'galleryList', to: '/example/list', icon: Table2 },
  { label: 'gallerySwitch', to: '/example/switch', icon: ToggleRight },
  {
    label: 'galleryInputs',
    to: '/example/inputs',
    icon: TextCursorInput,
    exact: true,
    children: [
      { label: 'galleryDatepicker', to: '/example/inputs/datepicker', icon: CalendarDays },
      { label: 'galleryFile', to: '/example/inputs/file', icon: FileUp },
      { label: 'galleryRadio', to: '/example/inputs/radio', icon: CircleDot },
      { label: 'gallerySelects', to: '/example/inputs/selects', icon: ListChecks },
      { label: 'galleryText', to: '/example/inputs/text', icon: Type },
      { label: 'galleryTextarea', to: '/example/inputs/textarea', icon: AlignLeft },
    ],
  },
];
