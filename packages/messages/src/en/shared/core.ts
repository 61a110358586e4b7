import type * as es from '../../es/shared/core.ts';
import type { Translation } from '../../messages.ts';
import { apiErrors } from './api-errors.ts';
import { errors, fieldErrors } from './errors.ts';
import { shell } from './shell.ts';
import { statuses } from './statuses.ts';

export const core: Translation<typeof es.core> = { ...shell, ...fieldErrors, errors, apiErrors, statuses };
