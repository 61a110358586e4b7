import { z } from 'zod';

/** Every error the API can answer with, and its HTTP status. The list is closed: a new error is added here first. */
export const errorStatuses = {
  MalformedBody: 400,
  ValidationFailed: 422,
  Unauthenticated: 401,
  TokenExpired: 401,
  InvalidPassword: 401,
  UserNotFound: 404,
  UserNotAuthorized: 403,
  LoginFailed: 401,
  AccountNotVerified: 403,
  SecondFactorRequired: 403,
  InvalidSecondFactor: 401,
  InvalidPasskey: 401,
  SecondFactorExpired: 410,
  ConfirmationRequired: 403,
  LastSecondFactor: 409,
  TooManyPasskeys: 409,
  EmailTaken: 409,
  EmailNotReusable: 409,
  InvalidVerificationCode: 422,
  InvalidResetToken: 422,
  InvalidInvitation: 404,
  InvitationExpired: 410,
  ImpersonationRefused: 403,
  NotWhileImpersonating: 403,
  LastAdministrator: 409,
  ContractChanged: 409,
  DeclarationChanged: 409,
  CannotProceedToPayment: 409,
  PaymentUrlFailed: 502,
  InvalidSignature: 400,
  Forbidden: 403,
  NotFound: 404,
  RequestTimeout: 408,
  Conflict: 409,
  ProfileLocked: 409,
  DataVerified: 409,
  CifTaken: 409,
  CifClaimed: 409,
  HospitalNotApproved: 403,
  HospitalRefused: 409,
  DocumentNotRemovable: 409,
  InvalidPetitionId: 400,
  PetitionExists: 409,
  PetitionResolved: 409,
  OtherRoad: 409,
  UnknownRoad: 409,
  PetitionIncomplete: 409,
  PaymentRequired: 402,
  InvalidStatusChange: 409,
  ProfileIncomplete: 409,
  OfferNotOpen: 409,
  AlreadyApplied: 409,
  RecommendationFailed: 422,
  DocumentsNotApproved: 409,
  CvNotReviewed: 409,
  OfferIncomplete: 409,
  OfferHasCandidacies: 409,
  TooManySavedSearches: 409,
  TooManyProcesses: 409,
  ProcessNameTaken: 409,
  TooManyQuickAnswers: 409,
  QuickAnswerTitleTaken: 409,
  StepUnfinished: 409,
  MandatoryStepsMissing: 409,
  AcceptanceFinal: 409,
  NoVacancyLeft: 409,
  InterviewProposalsFailed: 422,
  SlotGone: 409,
  SlotTaken: 409,
  InterviewNotStarted: 409,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  RangeNotSatisfiable: 416,
  TooManyRequests: 429,
  TooManyMails: 429,
  TooManyFilesAtOnce: 429,
  InternalError: 500,
  ServiceUnavailable: 503,
  AntivirusUnavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

export const fieldErrorSchema = z
  .object({
    key: z.string().meta({ description: 'Message key, for example errors.stringTooShort' }),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'FieldError' });

export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The one shape of every error answer. `message` is a sentence in the caller's language. */
export const errorSchema = z
  .object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), fieldErrorSchema).optional(),
    shutOut: z
      .literal(true)
      .optional()
      .meta({ description: 'With TokenExpired: the session ended because its account may not come in any more' }),
  })
  .meta({ id: 'Error' });

export type ApiErrorBody = z.infer<typeof errorSchema>;
