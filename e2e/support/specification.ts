import type { Group } from './accounts.ts';

/**
 * The specification's tables (section 2), written down by hand: what the tests know of the product without
 * asking it. Titles and layouts that the specification leaves open are those the product has chosen.
 */
export type Layout =
  | 'admin'
  | 'by-policygroup'
  | 'header'
  | 'hospital'
  | 'signin'
  | 'default'
  | 'empty'
  | 'with-header'
  | 'with-sidebar-header'
  | 'with-sidebar';

export type SpecifiedPage = {
  path: string;
  /** `none` is for /401, which people are led to and never asked to sign in for. */
  access: 'public' | 'none' | 'login' | 'permissions' | 'administrators';
  /** The metadata's title, and what the tab says in Spanish. */
  title: string;
  spanishTitle: string;
  layout: Layout;
};

const page = (
  path: string,
  access: SpecifiedPage['access'],
  title: string,
  spanishTitle: string,
  layout: Layout = 'default',
): SpecifiedPage => ({ path, access, title, spanishTitle, layout });

export const specifiedPages: readonly SpecifiedPage[] = [
  page('/', 'public', 'Login', 'Iniciar sesión', 'signin'),
  page('/login', 'public', 'Login', 'Iniciar sesión', 'signin'),
  page('/signup', 'public', 'Sign up', 'Crear cuenta', 'empty'),
  page('/forgot-password', 'public', 'Forgot password', 'Recuperar contraseña'),
  page('/new-password', 'public', 'New password', 'Nueva contraseña', 'with-header'),
  page('/verify-account', 'public', 'Verify account', 'Verificar cuenta'),
  page('/waiting-account-verify', 'public', 'Waiting for verification', 'Cuenta pendiente de verificar'),
  page('/deleted-account', 'public', 'Deleted account', 'Cuenta eliminada'),
  page('/faq', 'public', 'FAQ', 'Preguntas frecuentes', 'header'),
  page('/legal', 'public', 'Legal', 'Aviso legal y privacidad', 'header'),
  page('/terms', 'public', 'Terms', 'Términos de uso', 'header'),
  page('/payment', 'public', 'Payment', 'Pago', 'empty'),
  page('/401', 'none', 'Not authorised', 'Sin permiso'),
  page('/dashboard', 'permissions', 'Dashboard', 'Panel', 'by-policygroup'),
  page('/account', 'login', 'Account', 'Cuenta', 'by-policygroup'),
  page('/account/cv', 'login', 'CV', 'Currículum', 'by-policygroup'),
  page('/profile', 'login', 'Profile', 'Perfil', 'empty'),
  page('/profiles', 'login', 'Profiles', 'Perfiles', 'hospital'),
  page('/process', 'login', 'Process', 'Proceso de selección', 'hospital'),
  page('/candidates', 'login', 'Candidates', 'Candidatos', 'hospital'),
  page('/candidates/$id', 'login', 'Candidato', 'Candidato', 'hospital'),
  page('/candidate/$id', 'login', 'Candidatura', 'Candidatura', 'by-policygroup'),
  page('/offers', 'login', 'All offers', 'Todas las ofertas', 'by-policygroup'),
  page('/offers/own', 'login', 'Own offers', 'Mis ofertas', 'by-policygroup'),
  page('/offers/$id', 'login', 'Offer', 'Oferta', 'by-policygroup'),
  page('/offers/$id/candidates', 'login', 'Offer candidates', 'Candidatos de la oferta', 'hospital'),
  page('/homologations', 'login', 'Requests', 'Solicitudes', 'with-sidebar-header'),
  page('/homologation-info', 'login', 'Homologation info', 'Información de homologación', 'with-sidebar-header'),
  page('/petitions', 'login', 'Petitions', 'Homologaciones', 'admin'),
  page('/petitions/$id', 'login', 'Petition', 'Homologación', 'by-policygroup'),
  page('/hospitals', 'login', 'Hospitals', 'Hospitales', 'admin'),
  // Beyond the specification's table.
  page('/payments', 'administrators', 'Payments', 'Pagos', 'admin'),
  page('/audit', 'administrators', 'Activity', 'Registro de actividad', 'admin'),
  page('/service', 'administrators', 'Service status', 'Estado del servicio', 'admin'),
  page('/reports', 'administrators', 'Reported conversations', 'Conversaciones denunciadas', 'admin'),
  page('/help', 'login', 'Help', 'Ayuda', 'by-policygroup'),
  page('/journey', 'login', 'Your first day', 'Tu camino hasta el primer día', 'with-sidebar-header'),
  page('/road', 'login', 'Your road', 'Tu camino', 'with-sidebar-header'),
  page('/verify/$code', 'public', 'Verify receipt', 'Comprobar un justificante'),
  page('/users', 'login', 'Users', 'Usuarios', 'by-policygroup'),
  page('/users/$id', 'login', 'User', 'Usuario', 'by-policygroup'),
];

/** The demo pages, all open to everybody. */
export const examplePaths: readonly string[] = [
  '/example',
  ...['button', 'card-list', 'form', 'inputs', 'list', 'switch'].map((name) => `/example/${name}`),
  ...['datepicker', 'file', 'radio', 'selects', 'text', 'textarea'].map((name) => `/example/inputs/${name}`),
];

/** The receipt of the demo petition that is with the ministry. */
export const demoReceiptCode = 'DEMA-2221-FNDX';

/** Any id will do for the address of a page; a receipt has to be a real one. */
export const addressOf = (path: string) =>
  path.replaceAll('$id', '019a84a0-0000-7000-8000-000000000000').replaceAll('$code', demoReceiptCode);

export type SidebarLink = { text: string; to: string };

const link = (text: string, to: string): SidebarLink => ({ text, to });

const administrators = [link('Panel', '/dashboard'), link('Usuarios', '/users'), link('Homologaciones', '/petitions')];
const hospitalStaff = [
  link('Ofertas', '/offers'),
  link('Candidatos', '/candidates'),
  link('Médicos', '/users'),
  link('Cuenta', '/account'),
  link('Proceso', '/process'),
];

/** Sidebar entries by role, from top to bottom. */
export const sidebars: Record<Group, readonly SidebarLink[]> = {
  superadmin: administrators,
  admin: [...administrators, link('Ofertas', '/offers'), link('Hospitales', '/hospitals')],
  certifiedDoctor: [
    link('Información de homologación', '/homologation-info'),
    link('Buscar ofertas', '/offers'),
    link('Mis ofertas', '/offers/own'),
    link('Cuenta', '/account'),
  ],
  notCertifiedDoctor: [link('Solicitudes', '/homologations'), link('Buscar ofertas', '/offers')],
  hospital: [...hospitalStaff, link('Perfiles', '/profiles')],
  recruiter: hospitalStaff,
};
