import { apiErrors } from './api-errors.ts';
import { errors, fieldErrors } from './errors.ts';
import { shell } from './shell.ts';
import { statuses } from './statuses.ts';

/** What is loaded with the first page; every other catalogue arrives with its screens. */
export const core = { ...shell, ...fieldErrors, errors, apiErrors, statuses } as const;
