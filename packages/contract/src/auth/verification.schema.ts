import { verificationCode } from '@fonendo/domain/auth/account-codes';
import { z } from 'zod';

/** The code from the mail; the token of verify-account is the user's id followed by it. */
export const verificationCodeFormSchema = z.object({ code: z.string().length(verificationCode.digits) });
