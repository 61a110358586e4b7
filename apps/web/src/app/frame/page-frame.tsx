import { useLayoutEffect } from 'react';
import '../layouts/app-shell.module.css';
import '../layouts/public/header.module.css';
import '../layouts/public/page.module.css';
import '../../ui/card.module.css';
import '../../ui/states/state.module.css';
import './page-frame.css';

/** Beside what takes the place of the frame that the HTML holds: both change in one step, so nothing is seen between. */
export function FrameEnd() {
  useLayoutEffect(() => {
    document.getElementById('frame')?.remove();
    delete document.documentElement.dataset.frame;
  }, []);
  return null;
}
