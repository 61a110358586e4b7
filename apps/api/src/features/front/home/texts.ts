import type { Locale } from '@fonendo/domain/shared/locale';
import { home as homeEnglish } from '@fonendo/messages/en/front/home';
import { hospitalsHome as hospitalsEnglish } from '@fonendo/messages/en/front/hospitals-home';
import { payments as paymentsEnglish } from '@fonendo/messages/en/payments/payments';
import { home as homeSpanish } from '@fonendo/messages/es/front/home';
import { hospitalsHome as hospitalsSpanish } from '@fonendo/messages/es/front/hospitals-home';
import { payments as paymentsSpanish } from '@fonendo/messages/es/payments/payments';

export const homeTexts = { es: homeSpanish, en: homeEnglish };
export const hospitalsTexts = { es: hospitalsSpanish, en: hospitalsEnglish };

const roads = { es: paymentsSpanish.road, en: paymentsEnglish.road };

/** The names of roads and papers, as doctors with an account read them. */
export const roadTexts = (locale: Locale) => roads[locale];
