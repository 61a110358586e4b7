import { verificationCode } from '@fonendo/domain/auth/account-codes';
import { z } from 'zod';

/** The code as typed from the mail; with the user's id before it, it is the token of verify-account. */
export const verificationCodeFormSchema = z.object({ code: z.string().length(verificationCode.digits) });
