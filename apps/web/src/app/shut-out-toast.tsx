import i18next from 'i18next';
import { toast } from '../platform/toasts.ts';

/** In the words of the login that refuses them; stays until it is closed, since nothing else on the page says it. */
export function sayShutOut(): void {
  toast({
    id: 'shutOut',
    tone: 'warning',
    title: i18next.t('apiErrors.UserNotAuthorized'),
    stays: true,
    message: (
      <>
        {i18next.t('toast.shutOut')} <a href="/faq#contacto">{i18next.t('toast.shutOutContact')}</a>
      </>
    ),
  });
}
