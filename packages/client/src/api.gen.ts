/** Made from the API's document by `npm run generate`. */

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own data */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The account */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Account"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete one’s own account; its email cannot be used again */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The password */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            responses: {
                /** @description Deleted */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        /** Change names, phone, language or wanted mails */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description What changes */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AccountUpdate"];
                };
            };
            responses: {
                /** @description The account as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Account"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/account/email-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail to one’s own address, whose link shows that mail arrives there */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description On its way */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about oneself */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A ZIP with a JSON file and the uploaded documents */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/zip": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one has beside the password */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Authenticator app, passkeys, recovery codes */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SecondFactorState"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the password again, for changes in the next 15 minutes */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The password */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordConfirmation"];
                };
            };
            responses: {
                /** @description What there is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SecondFactorState"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the passkey that the browser made */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description Its name and what the browser answered */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewPasskey"];
                };
            };
            responses: {
                /** @description Added; with recovery codes where there were none */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddedFactor"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey: it does not sign in any more */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What there is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SecondFactorState"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Give a passkey another name */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The name */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasskeyName"];
                };
            };
            responses: {
                /** @description What there is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SecondFactorState"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/account/second-factor/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser needs to make a passkey */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description For navigator.credentials.create */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasskeyOptions"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ten new recovery codes; the old ones stop working */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Shown once */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewRecoveryCodes"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret for an authenticator app; it works once its first code was confirmed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description For the app, as a QR code or typed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TotpSetup"];
                    };
                };
            };
        };
        /** Turn the authenticator app off */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What there is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SecondFactorState"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the authenticator app on by its first code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description Six digits */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TotpConfirmation"];
                };
            };
            responses: {
                /** @description On; with recovery codes where there were none */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddedFactor"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices one is signed in on, the last used first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description At most 100 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AccountSessions"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/close-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out every device but this one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description How many were signed out */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClosedSessions"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administrators/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who was invited to administer the platform and has not accepted yet */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The oldest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdministratorInvitations"];
                    };
                };
            };
        };
        put?: never;
        /** Invite an administrator by mail; an earlier invitation of the address is replaced */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description Who, as what, and until when */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AdministratorInvitationRequest"];
                };
            };
            responses: {
                /** @description Invited */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdministratorInvitations"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administrators/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation; its link works no more */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Withdrawn */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdministratorInvitations"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/administrators/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an invitation again with a new link, at most once a minute */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Sent */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdministratorInvitations"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what to what, newest first. There is no way to change it */
        get: {
            parameters: {
                query?: {
                    action?: ("session.started" | "session.tokenReused" | "sessions.closed" | "account.registered" | "account.verified" | "account.updated" | "account.exported" | "account.deleted" | "account.blocked" | "account.unblocked" | "account.groupsChanged" | "account.accessEndChanged" | "account.verificationResent" | "account.emailChangeAsked" | "account.emailChanged" | "account.emailConfirmed" | "account.mailUndeliverable" | "account.mailComplained" | "password.changed" | "password.reset" | "secondFactor.totpAdded" | "secondFactor.totpRemoved" | "secondFactor.passkeyAdded" | "secondFactor.passkeyRenamed" | "secondFactor.passkeyRemoved" | "secondFactor.codesReplaced" | "secondFactor.codeUsed" | "secondFactor.reset" | "doctor.updated" | "doctor.findableChanged" | "hospital.created" | "hospital.updated" | "hospital.blocked" | "hospital.unblocked" | "hospital.approved" | "hospital.refused" | "hospital.cifClaimed" | "hospital.cifClaimAnswered" | "profile.invited" | "profile.invitationResent" | "profile.invitationRevoked" | "profile.joined" | "profile.updated" | "profile.removed" | "administrator.invited" | "administrator.invitationResent" | "administrator.invitationRevoked" | "administrator.joined" | "document.uploaded" | "document.removed" | "impersonation.started" | "impersonation.ended" | "settings.pricesChanged" | "payment.started" | "payment.settled" | "payment.closed" | "payment.refunded" | "payment.rectified" | "contract.signed" | "cv.updated" | "registration.advanced" | "offer.created" | "offer.cloned" | "offer.edited" | "offer.published" | "offer.approved" | "offer.refused" | "offer.closed" | "offer.deleted" | "offer.revisionDiscarded" | "offer.recommended" | "savedSearch.created" | "savedSearch.updated" | "savedSearch.deleted" | "candidacy.submitted" | "candidacy.withdrawn" | "candidacy.moved" | "candidacy.stepCompleted" | "candidacy.accepted" | "candidacy.acceptanceUndone" | "candidacy.discarded" | "candidacy.reopened" | "candidates.exported" | "documentRequest.made" | "documentRequest.answered" | "documentRequest.handedIn" | "documentRequest.accepted" | "documentRequest.askedAgain" | "documentRequest.cancelled" | "interview.proposed" | "interview.confirmed" | "interview.declined" | "interview.rescheduled" | "interview.cancelled" | "interview.held" | "interview.notAttended" | "interview.slotWithdrawn" | "interview.interviewersChanged" | "calendarFeed.renewed" | "note.written" | "note.edited" | "note.deleted" | "rating.given" | "contact.shared" | "contact.saved" | "firstDay.given" | "firstDay.agreed" | "journey.marked" | "journey.unmarked" | "call.noted" | "message.sent" | "message.settled" | "conversation.reported" | "conversation.opened" | "conversation.closed" | "conversation.reportDismissed" | "conversation.reopened" | "quickAnswer.added" | "quickAnswer.changed" | "quickAnswer.deleted" | "process.created" | "process.updated" | "process.deleted" | "offer.processChosen" | "offer.visibilityChosen" | "petition.started" | "petition.checklistAnswered" | "petition.declarationSigned" | "petition.sent" | "petition.validated" | "petition.sentToMinistry" | "petition.requirementStarted" | "petition.requirementAnswered" | "petition.extensionRequested" | "petition.extensionDecided" | "petition.hearingStarted" | "petition.hearingClosed" | "petition.notificationCorrected" | "petition.noticeOpened" | "petition.registryCorrected" | "petition.letterAttached" | "petition.resolutionAttached" | "petition.resolved" | "petition.conditionDone" | "petition.commented" | "petition.filesDeleted" | "petitions.exported" | "document.judged" | "documents.deletedAtTheEnd" | "doctor.certified" | "cv.reviewed" | "cv.returned" | "settings.rejectionReasonsChanged" | "settings.holidaysChanged" | "settings.passportLengthChanged" | "settings.paperWeightsChanged" | "audit.exported" | "mail.retried" | "mail.cancelled" | "files.swept" | "files.sweepStopped" | "files.storeTakenOver") | undefined;
                    cursor?: string | undefined;
                    from?: string | undefined;
                    limit?: number | undefined;
                    person?: string | undefined;
                    subject?: ("user" | "session" | "document" | "hospital" | "contract" | "payment" | "petition" | "offer" | "savedSearch" | "candidacy" | "documentRequest" | "interview" | "process" | "settings" | "audit" | "files" | "mail") | undefined;
                    subjectId?: string | undefined;
                    to?: string | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AuditPage"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The filtered record as a table for a spreadsheet; taking it is recorded as well */
        get: {
            parameters: {
                query?: {
                    action?: ("session.started" | "session.tokenReused" | "sessions.closed" | "account.registered" | "account.verified" | "account.updated" | "account.exported" | "account.deleted" | "account.blocked" | "account.unblocked" | "account.groupsChanged" | "account.accessEndChanged" | "account.verificationResent" | "account.emailChangeAsked" | "account.emailChanged" | "account.emailConfirmed" | "account.mailUndeliverable" | "account.mailComplained" | "password.changed" | "password.reset" | "secondFactor.totpAdded" | "secondFactor.totpRemoved" | "secondFactor.passkeyAdded" | "secondFactor.passkeyRenamed" | "secondFactor.passkeyRemoved" | "secondFactor.codesReplaced" | "secondFactor.codeUsed" | "secondFactor.reset" | "doctor.updated" | "doctor.findableChanged" | "hospital.created" | "hospital.updated" | "hospital.blocked" | "hospital.unblocked" | "hospital.approved" | "hospital.refused" | "hospital.cifClaimed" | "hospital.cifClaimAnswered" | "profile.invited" | "profile.invitationResent" | "profile.invitationRevoked" | "profile.joined" | "profile.updated" | "profile.removed" | "administrator.invited" | "administrator.invitationResent" | "administrator.invitationRevoked" | "administrator.joined" | "document.uploaded" | "document.removed" | "impersonation.started" | "impersonation.ended" | "settings.pricesChanged" | "payment.started" | "payment.settled" | "payment.closed" | "payment.refunded" | "payment.rectified" | "contract.signed" | "cv.updated" | "registration.advanced" | "offer.created" | "offer.cloned" | "offer.edited" | "offer.published" | "offer.approved" | "offer.refused" | "offer.closed" | "offer.deleted" | "offer.revisionDiscarded" | "offer.recommended" | "savedSearch.created" | "savedSearch.updated" | "savedSearch.deleted" | "candidacy.submitted" | "candidacy.withdrawn" | "candidacy.moved" | "candidacy.stepCompleted" | "candidacy.accepted" | "candidacy.acceptanceUndone" | "candidacy.discarded" | "candidacy.reopened" | "candidates.exported" | "documentRequest.made" | "documentRequest.answered" | "documentRequest.handedIn" | "documentRequest.accepted" | "documentRequest.askedAgain" | "documentRequest.cancelled" | "interview.proposed" | "interview.confirmed" | "interview.declined" | "interview.rescheduled" | "interview.cancelled" | "interview.held" | "interview.notAttended" | "interview.slotWithdrawn" | "interview.interviewersChanged" | "calendarFeed.renewed" | "note.written" | "note.edited" | "note.deleted" | "rating.given" | "contact.shared" | "contact.saved" | "firstDay.given" | "firstDay.agreed" | "journey.marked" | "journey.unmarked" | "call.noted" | "message.sent" | "message.settled" | "conversation.reported" | "conversation.opened" | "conversation.closed" | "conversation.reportDismissed" | "conversation.reopened" | "quickAnswer.added" | "quickAnswer.changed" | "quickAnswer.deleted" | "process.created" | "process.updated" | "process.deleted" | "offer.processChosen" | "offer.visibilityChosen" | "petition.started" | "petition.checklistAnswered" | "petition.declarationSigned" | "petition.sent" | "petition.validated" | "petition.sentToMinistry" | "petition.requirementStarted" | "petition.requirementAnswered" | "petition.extensionRequested" | "petition.extensionDecided" | "petition.hearingStarted" | "petition.hearingClosed" | "petition.notificationCorrected" | "petition.noticeOpened" | "petition.registryCorrected" | "petition.letterAttached" | "petition.resolutionAttached" | "petition.resolved" | "petition.conditionDone" | "petition.commented" | "petition.filesDeleted" | "petitions.exported" | "document.judged" | "documents.deletedAtTheEnd" | "doctor.certified" | "cv.reviewed" | "cv.returned" | "settings.rejectionReasonsChanged" | "settings.holidaysChanged" | "settings.passportLengthChanged" | "settings.paperWeightsChanged" | "audit.exported" | "mail.retried" | "mail.cancelled" | "files.swept" | "files.sweepStopped" | "files.storeTakenOver") | undefined;
                    from?: string | undefined;
                    person?: string | undefined;
                    subject?: ("user" | "session" | "document" | "hospital" | "contract" | "payment" | "petition" | "offer" | "savedSearch" | "candidacy" | "documentRequest" | "interview" | "process" | "settings" | "audit" | "files" | "mail") | undefined;
                    subjectId?: string | undefined;
                    to?: string | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with its mark, semicolons */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/{id}/impersonate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act as another user for an hour; signing that session out goes back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Why */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ImpersonationRequest"];
                };
            };
            responses: {
                /** @description The tokens of the other user */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tokens"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/blocked/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a user is confirmed */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Confirmed or still blocked */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Confirmation"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one’s own password; the other sessions end */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The current and the new password */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordChange"];
                };
            };
            responses: {
                /** @description Changed */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the new email of an account, or show that mail arrives at the one it has, by the link that was sent there */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description What the link carries */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailConfirmation"];
                };
            };
            responses: {
                /** @description The email from now on */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConfirmedEmail"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send a link to choose a new password; the answer is the same for every email */
        get: {
            parameters: {
                query: {
                    email: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description On its way, where there is such an account */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["VerificationSent"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave name, email and a profession that is not served yet */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description Who, and which profession */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InterestRequest"];
                };
            };
            responses: {
                /** @description Noted */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description Email and password */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LoginRequest"];
                };
            };
            responses: {
                /** @description Signed in, or what else is asked for */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LoginAnswer"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session on the server; for an impersonation, go back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The session is over */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey alone */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description What the browser answered */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasskeyLoginRequest"];
                };
            };
            responses: {
                /** @description Signed in */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tokens"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a passkey has to sign to come in without a password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description For navigator.credentials.get */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasskeyLoginOptions"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for a new pair; each works once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The refresh token */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RefreshRequest"];
                };
            };
            responses: {
                /** @description The new pair */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tokens"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password by the link of the mail; every session ends */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The token of the link and the new password */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordReset"];
                };
            };
            responses: {
                /** @description Changed */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step of signing in: a code, a recovery code or a passkey */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The challenge of the first step and the answer to it */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            responses: {
                /** @description Signed in */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tokens"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/send-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the team */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "x-request-key"?: string | undefined;
                } | undefined;
                path?: never;
                cookie?: never;
            };
            /** @description The contact form */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactRequest"];
                };
            };
            responses: {
                /** @description Received */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/send-email-verification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send a new code, at most once a minute; the answer is the same for every id */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description On its way, where somebody is waiting for it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["VerificationSent"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the caller is */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The session of the bearer token */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Session"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a doctor’s or a hospital’s account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The personal data of the first step */
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        accountType: "doctor";
                        address?: string | undefined;
                        /** Format: date */
                        birthDate: string;
                        city?: string | undefined;
                        /** @enum {string} */
                        countryOfResidence: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                        /** @enum {string} */
                        degreeCountry?: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW") | undefined;
                        degreeEmail?: string | undefined;
                        documentNumber: string;
                        /** @enum {string} */
                        documentType: "DNI" | "NIE/NIF" | "Passport";
                        email: string;
                        firstname: string;
                        /** @enum {string} */
                        gender?: ("woman" | "man" | "nonBinary" | "undisclosed") | undefined;
                        /** Format: date */
                        graduationDate: string;
                        /** @default false */
                        hasDegree?: boolean | undefined;
                        hasDegreeSpain: boolean;
                        hasKids?: boolean | undefined;
                        /** @enum {string} */
                        howFound?: ("search" | "socialMedia" | "recommendation" | "event" | "press" | "other") | undefined;
                        lastname: string;
                        /** @enum {string} */
                        maritalStatus?: ("single" | "married" | "domesticPartnership" | "separated" | "divorced" | "widowed") | undefined;
                        /** @enum {string} */
                        nationality: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                        /** @default false */
                        newsletter?: boolean | undefined;
                        /** @enum {string} */
                        otherNationality?: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW") | undefined;
                        parent1?: string | undefined;
                        parent2?: string | undefined;
                        password: string;
                        phone: string;
                        phonePrefix: string;
                        postalCode?: string | undefined;
                        privacy: boolean;
                        speciality?: string | undefined;
                        specialityDescription?: string | undefined;
                        state?: string | undefined;
                    } | components["schemas"]["HospitalRegistration"];
                };
            };
            responses: {
                /** @description Created; the code is in the mail */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Registration"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verification-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long to wait for another code, and how many tries the last one has left */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What the server counts of the caller’s code */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CodeState"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-account/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirm the email by the code: `<userId>-<code>` */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Confirmed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Registration"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The secret link to one’s interviews, for a calendar that subscribes */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The link */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalendarFeed"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feed/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret link; the one before ends */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The new link */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CalendarFeed"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interviews behind a secret link (`<secret>.ics`) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description iCalendar */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/calendar": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidacies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One candidacy of one’s own: how far it is, and what is to be done */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnCandidacy"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidacies/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one shares with the hospital, and how to reach it once it accepted */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnContact"];
                    };
                };
            };
        };
        /** Choose whether an accepting hospital is shown one’s phone */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The choice */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SharedContact"];
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnContact"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidacies/{id}/contact.vcf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hospital that accepted one, as a card for the address book */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description vCard 4.0 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/vcard": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidacies/{id}/document-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one is asked for in a candidacy of one’s own */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Each with why and until when */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnDocumentRequests"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidacies/{id}/first-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tell the hospital that accepted one between which days one can start; other days undo what was agreed */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The first and the last of them */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FirstDayDates"];
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FirstDay"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidacies/{id}/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interviews of a candidacy of one’s own */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnInterviews"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidacies/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one and the hospital wrote to each other about a candidacy, the newest first asked for */
        get: {
            parameters: {
                query?: {
                    cursor?: string | undefined;
                    search?: string | undefined;
                } | undefined;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Oldest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        put?: never;
        /** Write to the hospital; sent again with the same key it is not written twice */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The message */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MessageText"];
                };
            };
            responses: {
                /** @description The newest messages */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidacies/{id}/messages/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send the hospital a PDF of at most 5,242,880 bytes */
        put: {
            parameters: {
                query?: never;
                header?: {
                    "x-file-name"?: string | undefined;
                    "x-upload-key"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The file itself */
            requestBody: {
                content: {
                    "application/pdf": string;
                };
            };
            responses: {
                /** @description The newest messages */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidacies/{id}/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what was shown; the other side sees that it was read */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Up to which message */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReadMessages"];
                };
            };
            responses: {
                /** @description Marked */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidacies/{id}/messages/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report the conversation with the hospital to the team; once while the team has not answered */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is wrong */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ConversationReport"];
                };
            };
            responses: {
                /** @description The newest messages, and that it is reported */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidacies/{id}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one handed in: profile, CV and documents as they were when one applied */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Exactly what the hospital judges */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DoctorProfile"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidacies/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw an open candidacy of one’s own; there is no second one to the same offer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Withdrawn */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnCandidacy"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidacies/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own candidacies: where it is one’s turn, then the others, the newest first */
        get: {
            parameters: {
                query?: {
                    cursor?: string | undefined;
                    limit?: number | undefined;
                    status?: string | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnCandidacyPage"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s contract: signed, or offered for signature */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The contract */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Contract"];
                    };
                };
            };
        };
        put?: never;
        /** Sign the contract that was read */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The fingerprint of the PDF, the typed name and the tick */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContractSignature"];
                };
            };
            responses: {
                /** @description The signed contract */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Contract"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contract/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The exact PDF that a signature names */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contract/signed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed PDF with its sheet of evidence */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own CV; an empty one with version 0 where there is none yet */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The CV */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cv"];
                    };
                };
            };
        };
        /** Store one’s own CV over the version that was edited */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The CV, and the version it was made from */
            requestBody: {
                content: {
                    "application/json": {
                        content: {
                            abilities: string[];
                            certificates: components["schemas"]["CvCertificate"][];
                            education: components["schemas"]["CvEducation"][];
                            experience: components["schemas"]["CvExperience"][];
                            languages: components["schemas"]["CvLanguage"][];
                            objective: string;
                        };
                        /** @description The version that was edited; 0 where there was none */
                        version: number;
                    };
                };
            };
            responses: {
                /** @description The CV as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cv"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cv/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own CV as a PDF */
        get: {
            parameters: {
                query?: {
                    locale?: ("es" | "en") | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboards/administrator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for the team, and how the product does; every figure with the filter of its list */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As of now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdministratorDashboard"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboards/doctor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the doctor does next, their petition, offers that fit, interviews and requests */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As of now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DoctorDashboard"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboards/hospital": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the selection of one’s own hospital stands; every figure with the filter of its list */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As of now; null before the hospital’s data are given */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalDashboard"] | null;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dev/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mails of the demo, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description At most 200 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Mailbox"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dev/mailbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mail of the demo */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it would have been sent */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MailboxMessage"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This page */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description For people */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/reference.css": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The look of this page */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A style sheet */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/css": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Doctors who allow hospitals to find them, by name; for administrators all who can sign in */
        get: {
            parameters: {
                query?: {
                    certification?: string | undefined;
                    cursor?: string | undefined;
                    ids?: string | undefined;
                    limit?: number | undefined;
                    offer?: string | undefined;
                    search?: string | undefined;
                    speciality?: string | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DirectoryPage"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A doctor who allows hospitals to find them, as they preview it, and their ties to one’s hospital */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The doctor */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FoundDoctor"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one’s hospital says about a doctor of the directory; never for the doctor */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The notes as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DoctorNotes"];
                    };
                };
            };
        };
        put?: never;
        /** Write a note about a doctor of the directory */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "x-request-key"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The note */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DoctorNoteText"];
                };
            };
            responses: {
                /** @description The notes as they are now */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DoctorNotes"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything one declared as a doctor */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One’s own data */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Doctor"];
                    };
                };
            };
        };
        /** Change what one declared; what is left out is emptied */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description All of it */
            requestBody: {
                content: {
                    "application/json": {
                        address?: string | undefined;
                        /** Format: date */
                        birthDate: string;
                        city?: string | undefined;
                        /** @enum {string} */
                        countryOfResidence: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                        /** @enum {string} */
                        degreeCountry?: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW") | undefined;
                        degreeEmail?: string | undefined;
                        documentNumber: string;
                        /** @enum {string} */
                        documentType: "DNI" | "NIE/NIF" | "Passport";
                        firstname: string;
                        /** @enum {string} */
                        gender?: ("woman" | "man" | "nonBinary" | "undisclosed") | undefined;
                        /** Format: date */
                        graduationDate: string;
                        /** @default false */
                        hasDegree?: boolean | undefined;
                        hasDegreeSpain: boolean;
                        hasKids?: boolean | undefined;
                        lastname: string;
                        /** @enum {string} */
                        maritalStatus?: ("single" | "married" | "domesticPartnership" | "separated" | "divorced" | "widowed") | undefined;
                        /** @enum {string} */
                        nationality: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                        /** @enum {string} */
                        otherNationality?: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW") | undefined;
                        parent1?: string | undefined;
                        parent2?: string | undefined;
                        phone: string;
                        phonePrefix: string;
                        postalCode?: string | undefined;
                        speciality?: string | undefined;
                        specialityDescription?: string | undefined;
                        state?: string | undefined;
                    };
                };
            };
            responses: {
                /** @description One’s own data as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Doctor"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/me/findable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let hospitals find one before an application, or no longer */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description Whether they may */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DirectoryConsent"];
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DirectoryConsent"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Oneself as hospitals see one */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Exactly what hospitals get */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DoctorProfile"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/me/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is missing to apply and to send a petition, and where to put it right */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What is missing */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Readiness"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a note of one’s own about a doctor */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The note */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DoctorNoteText"];
                };
            };
            responses: {
                /** @description The notes as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DoctorNotes"];
                    };
                };
            };
        };
        post?: never;
        /** Delete a note of one’s own about a doctor */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The notes as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DoctorNotes"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document-requests/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept what was handed in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Which file was looked at */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["JudgedFile"];
                };
            };
            responses: {
                /** @description The candidacy’s requests as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalDocumentRequests"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document-requests/{id}/ask-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for it again, with the reason and a new last day */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Which file was looked at, what is wrong, until when */
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        dueOn: string;
                        /** @description What is wrong with it, for the candidate */
                        reason: string;
                        /** Format: date-time */
                        uploadedAt: string;
                    };
                };
            };
            responses: {
                /** @description The candidacy’s requests as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalDocumentRequests"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document-requests/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do without a paper that is still open */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The candidacy’s requests as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalDocumentRequests"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document-requests/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was handed in, for its doctor and for the hospital that asked */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The PDF, as an attachment */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        /** Hand in a PDF of at most 5,242,880 bytes; it replaces what was handed in and not accepted yet */
        put: {
            parameters: {
                query?: never;
                header?: {
                    "x-file-name"?: string | undefined;
                    "x-upload-key"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The file itself */
            requestBody: {
                content: {
                    "application/pdf": string;
                };
            };
            responses: {
                /** @description The candidacy’s requests as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnDocumentRequests"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own documents: what is asked for and why, what is there, what may be done */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The checklist */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DoctorDocuments"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a document that is pending or rejected */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The checklist as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DoctorDocuments"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of one version, for its doctor and for administrators */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The PDF, as an attachment */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve or reject a document, of a petition or of a certified doctor */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The verdict */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JudgedDocument"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a PDF of at most 5,242,880 bytes; it replaces the current one of its kind */
        post: {
            parameters: {
                query?: {
                    condition?: string | undefined;
                    hearing?: string | undefined;
                    replaces?: string | undefined;
                    requirement?: string | undefined;
                } | undefined;
                header?: {
                    "x-file-name"?: string | undefined;
                    "x-upload-key"?: string | undefined;
                } | undefined;
                path: {
                    kind: "passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation";
                };
                cookie?: never;
            };
            /** @description The file itself */
            requestBody: {
                content: {
                    "application/pdf": string;
                };
            };
            responses: {
                /** @description The checklist as it is now */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DoctorDocuments"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process lives */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It answers */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Health"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hospitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All hospitals */
        get: {
            parameters: {
                query?: {
                    approval?: string | undefined;
                    blocked?: ("true" | "false") | undefined;
                    community?: string | undefined;
                    cursor?: string | undefined;
                    limit?: number | undefined;
                    order?: ("asc" | "desc") | undefined;
                    search?: string | undefined;
                    sector?: string | undefined;
                    sort?: ("approval" | "name" | "created") | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalPage"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hospitals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One hospital with its people and the figures of its offers */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The hospital */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalDetail"];
                    };
                };
            };
        };
        /** Correct the data of a hospital */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description All its data */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["HospitalCorrection"];
                };
            };
            responses: {
                /** @description The hospital as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalDetail"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hospitals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the doctors’ directory to a hospital */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What was read */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["HospitalVerdict"];
                };
            };
            responses: {
                /** @description The hospital as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalDetail"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hospitals/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shut a hospital out: its people are signed out, its offers hidden */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Why; its people read it */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["HospitalBlock"];
                };
            };
            responses: {
                /** @description The hospital as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalDetail"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hospitals/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a hospital’s data back with a reason */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What was read, and what has to change */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["HospitalRefusal"];
                };
            };
            responses: {
                /** @description The hospital as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalDetail"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hospitals/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a hospital in again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The hospital as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalDetail"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hospitals/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who gave a CIF that another hospital has, and waits for an answer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The longest wait first, fifty at most */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CifClaims"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hospitals/claims/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell whoever claimed a CIF what became of it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The answer */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CifClaimAnswer"];
                };
            };
            responses: {
                /** @description The claims that are left */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CifClaims"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hospitals/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hospital one works for */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Its data; null until they are given */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnHospital"];
                    };
                };
            };
        };
        /** Give or change the data of one’s hospital */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description All its data */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["HospitalUpdate"];
                };
            };
            responses: {
                /** @description The hospital as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnHospital"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hospitals/mine/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hospital one works for, as doctors see it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What doctors see; null until the data are given */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnHospitalProfile"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A hospital’s interviews, or a doctor’s own, in a span of time; with those that still have dates in it */
        get: {
            parameters: {
                query: {
                    from: string;
                    to: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description By time */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnInterviews"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/accept-proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take one of the dates that the candidate proposed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Which */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SlotChoice"];
                };
            };
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An interview that has a date, as a calendar file */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description iCalendar */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/calendar": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel it; the candidate is told why where something is written */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What the candidate reads */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InterviewCancellation"];
                };
            };
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline with a comment, and perhaps with dates of one’s own */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Why, and when instead */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InterviewRefusal"];
                };
            };
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** It took place; only once it has begun */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/interviewers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change who interviews; the dates stay, and the candidate is not asked again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Everybody who takes part from now on */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Interviewers"];
                };
            };
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose another hour for one of its dates; the rest stays, and the candidate is asked */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description From when to when */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InterviewMove"];
                };
            };
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/not-attended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The candidate did not come; only once it has begun */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/pick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pick one of the proposed dates; the same click again answers with the same */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Which */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SlotChoice"];
                };
            };
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose other dates instead: the candidate chooses again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Dates, duration and place */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InterviewProposal"];
                };
            };
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/slots/{slotId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take one of several proposed dates back */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    slotId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the link of an invitation opens */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Who invites, and as what */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OpenInvitation"];
                    };
                };
            };
        };
        put?: never;
        /** Accept an invitation: makes the account and signs in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            /** @description One’s own password */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvitationAcceptance"];
                };
            };
            responses: {
                /** @description Signed in */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tokens"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mails/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page behind the link of a mail that switches mails of its kind off; changes nothing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
            };
        };
        put?: never;
        /** Switch mails of this kind off, without signing in; mail programs do it with one click (RFC 8058) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a conversation about a candidacy, for both sides of it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The PDF, as an attachment */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers for Prometheus
         * @description With `METRICS_TOKEN` as bearer token; where none is set, only asked from the machine itself and not through a proxy.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Prometheus text format, version 0.0.4 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a note of one’s own */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The note */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CandidacyNoteText"];
                };
            };
            responses: {
                /** @description Notes and rating as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CandidacyNotes"];
                    };
                };
            };
        };
        post?: never;
        /** Delete a note of one’s own */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Notes and rating as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CandidacyNotes"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one has been told of, newest first, and how much of it is unread */
        get: {
            parameters: {
                query?: {
                    cursor?: string | undefined;
                    limit?: number | undefined;
                    unread?: ("true" | "false") | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NotificationPage"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark some or all as read */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description Which ones */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NotificationSelection"];
                };
            };
            responses: {
                /** @description How many are left */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UnreadNotifications"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How one’s notifications stand, told again whenever that changes
         * @description Server-sent events. `standing` carries `{ unread, latest }`: at once, and after every change. `changed` names a thing (`{ thing, id }`) whose open pages read it again, `resumed` says that some of these may have been missed. `replaced` says that a newer stream of the same person took the place of this one, `ended` that the session is over. The stream ends with the session.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Events */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open offers, the newest or the best match first */
        get: {
            parameters: {
                query?: {
                    community?: string | undefined;
                    contractType?: string | undefined;
                    cursor?: string | undefined;
                    exact?: "true" | undefined;
                    limit?: number | undefined;
                    maxExperience?: number | undefined;
                    salaryMin?: number | undefined;
                    search?: string | undefined;
                    sort?: ("newest" | "match") | undefined;
                    speciality?: string | undefined;
                    workingDay?: string | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page; which words were taken for others */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OfferPage"];
                    };
                };
            };
        };
        put?: never;
        /** Begin an offer: a draft with what has been written so far */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "x-request-key"?: string | undefined;
                } | undefined;
                path?: never;
                cookie?: never;
            };
            /** @description What is not told yet is null */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OfferCreation"];
                };
            };
            responses: {
                /** @description The draft */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagedOffer"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An open offer, or one that closed after one applied to it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description With why it fits and what keeps one from applying */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OfferForDoctor"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one stands with an offer: one’s candidacy, or what keeps one from applying */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Application"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}/candidacies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply to an open offer; the same click again within a minute answers with the same candidacy */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Applied */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnCandidacy"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many open offers each option of the filters would find */
        get: {
            parameters: {
                query?: {
                    community?: string | undefined;
                    contractType?: string | undefined;
                    exact?: "true" | undefined;
                    maxExperience?: number | undefined;
                    salaryMin?: number | undefined;
                    search?: string | undefined;
                    speciality?: string | undefined;
                    workingDay?: string | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Counts beside the other filters in force */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OfferFacets"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/managed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The offers of one’s hospital, in every status; for administrators those of all */
        get: {
            parameters: {
                query?: {
                    cursor?: string | undefined;
                    hospital?: string | undefined;
                    limit?: number | undefined;
                    search?: string | undefined;
                    speciality?: ("Medicina general (sin especialidad)" | "Alergología" | "Anatomía Patológica" | "Anestesiología y Reanimación" | "Angiología y Cirugía Vascular" | "Aparato Digestivo" | "Cardiología" | "Cirugía Cardiovascular" | "Cirugía General y del Aparato Digestivo" | "Cirugía Oral y Maxilofacial" | "Cirugía Ortopédica y Traumatología" | "Cirugía Pediátrica" | "Cirugía Plástica, Estética y Reparadora" | "Cirugía Torácica" | "Dermatología Médico-Quirúrgica y Venereología" | "Endocrinología y Nutrición" | "Farmacología Clínica" | "Geriatría" | "Hematología y Hemoterapia" | "Inmunología" | "Laboratorio Clínico" | "Medicina de Urgencias y Emergencias" | "Medicina del Trabajo" | "Medicina Familiar y Comunitaria" | "Medicina Física y Rehabilitación" | "Medicina Intensiva" | "Medicina Interna" | "Medicina Legal y Forense" | "Medicina Nuclear" | "Medicina Preventiva y Salud Pública" | "Microbiología y Parasitología" | "Nefrología" | "Neumología" | "Neurocirugía" | "Neurofisiología Clínica" | "Neurología" | "Obstetricia y Ginecología" | "Oftalmología" | "Oncología Médica" | "Oncología Radioterápica" | "Otorrinolaringología" | "Pediatría y sus Áreas Específicas" | "Psiquiatría" | "Psiquiatría Infantil y de la Adolescencia" | "Radiodiagnóstico" | "Reumatología" | "Urología") | undefined;
                    view?: ("toApprove" | "draft" | "pending" | "approved" | "refused" | "closed") | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagedOfferPage"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/managed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One offer with its revision, its history and what may be done with it now */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The offer as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagedOffer"];
                    };
                };
            };
        };
        /** Store what is being written; of an open offer it becomes a revision */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description All of it, and the version it was made from */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OfferUpdate"];
                };
            };
            responses: {
                /** @description The offer as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagedOffer"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an offer that nobody has applied to */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is gone */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/managed/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an offer to doctors, or put its revision in the place of what they saw; approves a hospital that waits */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What was read */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OfferApproval"];
                };
            };
            responses: {
                /** @description The offer as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagedOffer"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/managed/{id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new draft that says the same */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "x-request-key"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The draft */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagedOffer"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/managed/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an open offer: nobody can apply any more, candidacies go on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The offer as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagedOffer"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/managed/{id}/discard-revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up the revision of an open offer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The offer as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagedOffer"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/managed/{id}/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the selection process of an offer that is not published */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The process */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OfferProcessChoice"];
                };
            };
            responses: {
                /** @description The offer as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagedOffer"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/managed/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand an offer, or the revision of an open one, to the administrators */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What was read */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OfferVersion"];
                };
            };
            responses: {
                /** @description The offer as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagedOffer"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/managed/{id}/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell chosen doctors of an open offer: a mail and a notification, once each */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Whom to tell */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Recommendation"];
                };
            };
            responses: {
                /** @description How many were told, and who was not told again */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecommendationResult"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/managed/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an offer, or its revision, back with a reason */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What was read, and what has to change */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OfferRefusal"];
                };
            };
            responses: {
                /** @description The offer as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagedOffer"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/managed/{id}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose whether people without an account may read an offer while it is open */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The choice */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OfferVisibility"];
                };
            };
            responses: {
                /** @description The offer as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagedOffer"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/managed/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many offers there are of each status and how many wait to be approved */
        get: {
            parameters: {
                query?: {
                    hospital?: string | undefined;
                    search?: string | undefined;
                    speciality?: ("Medicina general (sin especialidad)" | "Alergología" | "Anatomía Patológica" | "Anestesiología y Reanimación" | "Angiología y Cirugía Vascular" | "Aparato Digestivo" | "Cardiología" | "Cirugía Cardiovascular" | "Cirugía General y del Aparato Digestivo" | "Cirugía Oral y Maxilofacial" | "Cirugía Ortopédica y Traumatología" | "Cirugía Pediátrica" | "Cirugía Plástica, Estética y Reparadora" | "Cirugía Torácica" | "Dermatología Médico-Quirúrgica y Venereología" | "Endocrinología y Nutrición" | "Farmacología Clínica" | "Geriatría" | "Hematología y Hemoterapia" | "Inmunología" | "Laboratorio Clínico" | "Medicina de Urgencias y Emergencias" | "Medicina del Trabajo" | "Medicina Familiar y Comunitaria" | "Medicina Física y Rehabilitación" | "Medicina Intensiva" | "Medicina Interna" | "Medicina Legal y Forense" | "Medicina Nuclear" | "Medicina Preventiva y Salud Pública" | "Microbiología y Parasitología" | "Nefrología" | "Neumología" | "Neurocirugía" | "Neurofisiología Clínica" | "Neurología" | "Obstetricia y Ginecología" | "Oftalmología" | "Oncología Médica" | "Oncología Radioterápica" | "Otorrinolaringología" | "Pediatría y sus Áreas Específicas" | "Psiquiatría" | "Psiquiatría Infantil y de la Adolescencia" | "Radiodiagnóstico" | "Reumatología" | "Urología") | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description By status */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ManagedOfferCounts"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This API as an OpenAPI 3.1 document */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OpenAPI 3.1 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that a page of the web reads to be shown, in one answer
         * @description The session and what the page at this address reads, each as its own path answers it to the same caller. What is refused is left out.
         */
        get: {
            parameters: {
                query: {
                    address: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Answers by path */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PagePayload"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own payments, newest first */
        get: {
            parameters: {
                query?: {
                    cursor?: string | undefined;
                    limit?: number | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaymentPage"];
                    };
                };
            };
        };
        put?: never;
        /** Open the gateway’s page; the same order in two tabs is one payment */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description What is paid for */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaymentOrder"];
                };
            };
            responses: {
                /** @description Where to pay */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StartedPayment"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment as the gateway has confirmed it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The payment */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Payment"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoice of a paid payment */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF in the caller’s language */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/rectifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rectify the invoice of a payment by another one, in a series of its own */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is taken back, or who buys */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvoiceRectification"];
                };
            };
            responses: {
                /** @description The payment with its rectifications */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Payment"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/rectifications/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice that rectifies the one of this payment */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    invoiceId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF in the caller’s language */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody’s payments and invoices, newest first */
        get: {
            parameters: {
                query?: {
                    cursor?: string | undefined;
                    from?: string | undefined;
                    limit?: number | undefined;
                    product?: ("recognition" | "offersAccess") | undefined;
                    search?: string | undefined;
                    status?: ("pending" | "paid" | "failed" | "cancelled" | "expired" | "duplicate" | "refunded") | undefined;
                    to?: string | undefined;
                    userId?: string | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaymentPage"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one would pay now, and what still keeps one from it */
        get: {
            parameters: {
                query?: {
                    products?: string | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Prices, tax by residence and total */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaymentQuote"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/registry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The registry of invoices: how long its chain is and what happened to it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The registry */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvoiceRegistry"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/registry/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Walk the whole chain and find what was altered, taken out or moved */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What was found */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["InvoiceRegistryCheck"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/registry/export.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All records in their order; taking them is part of the registry’s own log */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/xml": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/webhooks/{gateway}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** News of the payment gateway, signed by it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    gateway: string;
                };
                cookie?: never;
            };
            /** @description The gateway’s message, as it signed it */
            requestBody: {
                content: {
                    "application/json": unknown;
                };
            };
            responses: {
                /** @description Received */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A doctor’s own petitions; for administrators the queue, the longest wait first */
        get: {
            parameters: {
                query?: {
                    country?: string | undefined;
                    cursor?: string | undefined;
                    cv?: "pending" | undefined;
                    limit?: number | undefined;
                    messages?: "unanswered" | undefined;
                    order?: ("asc" | "desc") | undefined;
                    paid?: ("true" | "false") | undefined;
                    registered?: string | undefined;
                    resolved?: string | undefined;
                    search?: string | undefined;
                    sort?: ("waiting" | "created" | "updated" | "name") | undefined;
                    status?: string | undefined;
                    term?: ("1" | "2" | "3" | "4" | "5" | "6" | "over") | undefined;
                    waitingBelow?: number | undefined;
                    waitingDays?: number | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PetitionPage"];
                    };
                };
            };
        };
        put?: never;
        /** Begin a petition: one at a time, another only after a refusal */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Being filled in */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One petition, with what may be done with it now */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As this reader sees it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Which proof of Spanish it is, and who files the petition */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is left out stays */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PetitionChecklistAnswers"];
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/petitions/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comment, for the doctor as well or internally */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "x-request-key"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is entered */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PetitionComment"];
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/conditions/{conditionId}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A condition of the resolution is met; with the last one it takes effect */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    conditionId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/cv-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The CV is given back to the doctor with the reason */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is entered */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CvToReturn"];
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/cv-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The CV has been read and is fit for the ministry */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/cv.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The doctor’s CV on paper, as it is now */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/deadlines.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days that must not be missed, as a calendar */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description iCalendar */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/calendar": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/declaration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The declaration of truth and of holding the originals, to be read and signed */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description In Spanish */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PetitionDeclaration"];
                    };
                };
            };
        };
        put?: never;
        /** Sign the declaration that was read; it becomes a document of the petition */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The fingerprint of the PDF, the typed name and the tick */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContractSignature"];
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/declaration/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The exact PDF that a signature names */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** More time to answer was asked for, before the end of the term */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is entered */
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        requestedOn: string;
                    };
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/extension/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The ministry grants or denies the extension */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is entered */
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        decidedOn: string;
                        /** @description The whole term from the same notification; null if it was denied */
                        workingDays: number | null;
                    };
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/hearings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The ministry hears the doctor before an unfavourable or conditional end */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is entered */
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        channel: "electronic" | "paper" | "publication";
                        /** @description Electronic notices: put at disposal */
                        disposedOn?: (string | null) | undefined;
                        /** @description Opened, delivered or published; left out while an electronic notice is unopened */
                        notifiedOn?: (string | null) | undefined;
                        /** @enum {string} */
                        proposal: "denial" | "conditional";
                        summary: string;
                    };
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/hearings/{hearingId}/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ministry’s proposal on which it hears the doctor */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    hearingId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        /** Attach the ministry’s proposal to an open hearing; it takes the place of the one before */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "x-file-name"?: string | undefined;
                    "x-upload-key"?: string | undefined;
                } | undefined;
                path: {
                    hearingId: string;
                    id: string;
                };
                cookie?: never;
            };
            /** @description The file itself */
            requestBody: {
                content: {
                    "application/pdf": string;
                };
            };
            responses: {
                /** @description As it is now */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/hearings/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Allegations were filed, or renounced */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is entered */
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        closedOn: string;
                        /** @enum {string} */
                        outcome: "alleged" | "waived";
                    };
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/letters/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A letter to the ministry, where the petition calls for it now */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    kind: "subsanacion" | "ampliacion" | "alegaciones" | "impulso" | "certificadoSilencio" | "reposicion" | "desistimiento";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one and the other side wrote to each other about a petition, the newest first asked for */
        get: {
            parameters: {
                query?: {
                    cursor?: string | undefined;
                    search?: string | undefined;
                } | undefined;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Oldest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        put?: never;
        /** Write to the other side; sent again with the same key it is not written twice */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The message */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MessageText"];
                };
            };
            responses: {
                /** @description The newest messages */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/messages/{messageId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a conversation about a petition, for both sides of it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    messageId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The PDF, as an attachment */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/messages/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send the other side a PDF of at most 5,242,880 bytes */
        put: {
            parameters: {
                query?: never;
                header?: {
                    "x-file-name"?: string | undefined;
                    "x-upload-key"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The file itself */
            requestBody: {
                content: {
                    "application/pdf": string;
                };
            };
            responses: {
                /** @description The newest messages */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what was shown; the other side sees that it was read */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Up to which message */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReadMessages"];
                };
            };
            responses: {
                /** @description Marked */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/messages/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that what was shown of the doctor’s messages needs no answer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Up to which message */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReadMessages"];
                };
            };
            responses: {
                /** @description The newest messages */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct how and when an act was notified, or record the access to it; also of a closed one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is entered */
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        act: "requirement" | "hearing" | "resolution";
                        /** @enum {string} */
                        channel: "electronic" | "paper" | "publication";
                        /** @description Of a closed one: the day of the answer or of the allegations */
                        closedOn?: (string | null) | undefined;
                        /** @description Electronic notices: put at disposal */
                        disposedOn?: (string | null) | undefined;
                        /**
                         * Format: uuid
                         * @description Which request or hearing, also a closed one; left out: the open one
                         */
                        id?: string | undefined;
                        /** @description Opened, delivered or published; left out while an electronic notice is unopened */
                        notifiedOn?: (string | null) | undefined;
                        /** @description Why it is corrected, for the doctor */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/notification/opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The doctor says when they opened an electronic notice: its terms run from that day */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Which notice, and when */
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        act: "requirement" | "hearing" | "resolution";
                        /** Format: date */
                        openedOn: string;
                    };
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipt of a petition that was sent */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/registry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct the day or number of the registry entry */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is entered */
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                        /** Format: date */
                        registeredOn: string;
                        registryNumber: string;
                    };
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The ministry asks for something: the legal clock stands still for the term granted */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is entered */
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        channel: "electronic" | "paper" | "publication";
                        /** @description Electronic notices: put at disposal */
                        disposedOn?: (string | null) | undefined;
                        /** @description Opened, delivered or published; left out while an electronic notice is unopened */
                        notifiedOn?: (string | null) | undefined;
                        reason: string;
                        /**
                         * @description The term that the request grants: ten by law
                         * @default 10
                         */
                        workingDays?: number | undefined;
                    };
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/requirements/{requirementId}/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ministry’s letter with which it asked for something */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    requirementId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        /** Attach the ministry’s letter to an open request; it takes the place of the one before */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "x-file-name"?: string | undefined;
                    "x-upload-key"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                    requirementId: string;
                };
                cookie?: never;
            };
            /** @description The file itself */
            requestBody: {
                content: {
                    "application/pdf": string;
                };
            };
            responses: {
                /** @description As it is now */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/requirements/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What was asked for has been answered: the clock runs on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is entered */
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        answeredOn: string;
                    };
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/resolution-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The PDF of the resolution; for the doctor once it was entered */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        /** Attach the PDF of the resolution, at most 5,242,880 bytes; it takes the place of the one before */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "x-file-name"?: string | undefined;
                    "x-upload-key"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The file itself */
            requestBody: {
                content: {
                    "application/pdf": string;
                };
            };
            responses: {
                /** @description As it is now */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter the ministry’s resolution, whose file was attached before */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is entered */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Resolution"];
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand it in; its receipt is made in the same step */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Pending */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/send-to-ministry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Filed at the ministry’s registry: the legal clock runs */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is entered */
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        registeredOn: string;
                        registryNumber: string;
                    };
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/{id}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All required documents are approved: on to the review */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Petition"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many petitions there are of each status, and which filters find any */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description By status; none is being filled in */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PetitionCounts"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The filtered queue as a table for a spreadsheet */
        get: {
            parameters: {
                query?: {
                    country?: string | undefined;
                    cv?: "pending" | undefined;
                    messages?: "unanswered" | undefined;
                    order?: ("asc" | "desc") | undefined;
                    paid?: ("true" | "false") | undefined;
                    registered?: string | undefined;
                    resolved?: string | undefined;
                    search?: string | undefined;
                    sort?: ("waiting" | "created" | "updated" | "name") | undefined;
                    status?: string | undefined;
                    term?: ("1" | "2" | "3" | "4" | "5" | "6" | "over") | undefined;
                    waitingBelow?: number | undefined;
                    waitingDays?: number | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with its mark, semicolons */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/journey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The way to one’s first working day: steps, what each needs, and when it is likely to end */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The way as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Journey"];
                    };
                };
            };
        };
        /** Say since when a step is under way, or when it was done, or take that back */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The step, and the day */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["JourneyMark"];
                };
            };
            responses: {
                /** @description The way as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Journey"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/road": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which procedure leads to practising, and from which answers that follows */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description With reason, term, cost and papers */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnRoad"];
                    };
                };
            };
        };
        /** Answer the three questions: nationality, country of the degree, speciality */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description All of them */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RoadAnswers"];
                };
            };
            responses: {
                /** @description The road that follows */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnRoad"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/petitions/waiting-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long the ministry took, from our own petitions; never of fewer than five */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Median and 90th percentile, by country and by month */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WaitingTimes"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/processes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The selection processes of one’s hospital, the oldest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description All of them, with how many offers follow each */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProcessList"];
                    };
                };
            };
        };
        put?: never;
        /** A new process with the steps of the standard one or of another; twenty at most */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "x-request-key"?: string | undefined;
                } | undefined;
                path?: never;
                cookie?: never;
            };
            /** @description Its name, and what it begins with */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProcessCreation"];
                };
            };
            responses: {
                /** @description The process */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Process"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/processes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Store name and steps; offers that are published keep the steps they have */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description All of it, and the version it was made from */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProcessUpdate"];
                };
            };
            responses: {
                /** @description The process as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Process"];
                    };
                };
            };
        };
        post?: never;
        /** Delete a process; drafts that chose it follow the standard one */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is gone */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/processes/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let new offers begin with this process */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The process as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Process"];
                    };
                };
            };
        };
        /** Let new offers begin with the standard process again */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The process as it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Process"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works for one’s hospital, and who was invited to */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Members and open invitations */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Profiles"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change somebody’s role and position; in force at once */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            /** @description Role and position */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProfileUpdate"];
                };
            };
            responses: {
                /** @description Members and invitations; null where one gave up one’s own right to them */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Profiles"] | null;
                    };
                };
            };
        };
        post?: never;
        /** Remove somebody from the hospital and close their account */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Removed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Profiles"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite somebody by mail; an earlier invitation of the address is replaced */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description Who, and as what */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvitationRequest"];
                };
            };
            responses: {
                /** @description Invited */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Profiles"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation; its link works no more */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Withdrawn */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Profiles"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an invitation again with a new link, at most once a minute */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Sent */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Profiles"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The quick answers that one’s hospital keeps, those used most first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description All of them */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QuickAnswers"];
                    };
                };
            };
        };
        put?: never;
        /** Keep another; thirty at most */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description In one language or both */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuickAnswerContent"];
                };
            };
            responses: {
                /** @description All of them */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QuickAnswers"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one over the version that was read */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description All of it, and the version it was made from */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuickAnswerUpdate"];
                };
            };
            responses: {
                /** @description All of them */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QuickAnswers"];
                    };
                };
            };
        };
        post?: never;
        /** Delete one as it was read */
        delete: {
            parameters: {
                query: {
                    version: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Those that are left */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QuickAnswers"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-answers/{id}/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that one was put into a message, for the order of the list */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Counted */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a request needs answers: database and storage. What else is away or late is named */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Send traffic; `degraded` where a part that `checks` names is away or late */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ServiceReadiness"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one’s registration stands after the account is verified */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The step to go on with */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RegistrationProgress"];
                    };
                };
            };
        };
        put?: never;
        /** Leave a step behind, filled in or skipped */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The step that is left */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RegistrationStep"];
                };
            };
            responses: {
                /** @description The step to go on with */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RegistrationProgress"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reported-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations that somebody reported, without what was said: what waits longest first */
        get: {
            parameters: {
                query?: {
                    cursor?: string | undefined;
                    standing?: ("reported" | "closed") | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of them */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReportedConversations"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reported-conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was reported and said; only while it is reported or closed */
        get: {
            parameters: {
                query: {
                    cursor?: string | undefined;
                    opening: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Oldest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReportedConversation"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reported-conversations/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a reported conversation: nobody writes any more */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Why */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ConversationClosing"];
                };
            };
            responses: {
                /** @description Done; both sides are told */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reported-conversations/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a reported conversation may go on; the team reads it no longer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What was read */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReportDecision"];
                };
            };
            responses: {
                /** @description Done; both sides are told */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reported-conversations/{id}/messages/{messageId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a reported conversation */
        get: {
            parameters: {
                query: {
                    opening: string;
                };
                header?: never;
                path: {
                    id: string;
                    messageId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The PDF, as an attachment */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reported-conversations/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a reported conversation to read it, which is recorded */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description To read it with */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationOpening"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reported-conversations/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let both sides write again; the team reads it no longer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What was read */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReportDecision"];
                };
            };
            responses: {
                /** @description Done; both sides are told */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own saved searches */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description All of one’s own, the oldest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedSearches"];
                    };
                };
            };
        };
        put?: never;
        /** Keep filters under a name; ten at most */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "x-request-key"?: string | undefined;
                } | undefined;
                path?: never;
                cookie?: never;
            };
            /** @description Name, filters and whether new offers are mailed */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SavedSearchInput"];
                };
            };
            responses: {
                /** @description All of one’s own, the oldest first */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedSearches"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a search, change its filters, switch its daily mail on or off */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description All of it */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SavedSearchInput"];
                };
            };
            responses: {
                /** @description All of one’s own, the oldest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedSearches"];
                    };
                };
            };
        };
        post?: never;
        /** Forget a search */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description All of one’s own, the oldest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedSearches"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first few people, offers, petitions and so on that somebody could find in their own lists */
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description At most five of each kind */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SearchAnswer"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The candidates of an offer by where they stand: the first of each column, and how many there are */
        get: {
            parameters: {
                query: {
                    certification?: string | undefined;
                    late?: "true" | undefined;
                    limit?: number | undefined;
                    minMatch?: ("high" | "medium" | "low") | undefined;
                    offer: string;
                    search?: string | undefined;
                    sort?: ("match" | "waiting" | "newest") | undefined;
                    toAccept?: "true" | undefined;
                    unseen?: "true" | undefined;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The columns in their order */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Board"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A candidacy of one’s hospital; whoever opens it has seen it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalCandidacy"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a candidate: fills a vacancy of the offer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalCandidacy"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/busy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hospital’s other interviews, and when the candidate is busy elsewhere */
        get: {
            parameters: {
                query: {
                    from: string;
                    to: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Of other hospitals the times alone */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BusyTimes"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note the call to an accepted candidate, for one’s colleagues; again, it corrects it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description When, and what came of it */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CallNote"];
                };
            };
            responses: {
                /** @description Noted */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the step that a candidacy stands at, with what came of it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What came of it, and whether the next step starts */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StepCompletion"];
                };
            };
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalCandidacy"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How to reach a candidate whom one’s hospital accepted; before that there is nothing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What the doctor shares */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CandidateContact"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/contact.vcf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a card for the address book; the audit says who took it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description vCard 4.0 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/vcard": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CV of a candidate of one’s hospital on paper, as it was when they applied */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF, as an attachment */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Discard a candidate, for a reason that stays inside the hospital */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Why */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CandidacyDiscard"];
                };
            };
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalCandidacy"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/document-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a candidate of one’s hospital was asked for, and how it stands */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The candidacy’s requests as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalDocumentRequests"];
                    };
                };
            };
        };
        put?: never;
        /** Ask a candidate in process for one to ten papers; what is open already is not asked for twice */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What, why and until when */
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        dueOn: string;
                        papers: components["schemas"]["RequestedPaper"][];
                    };
                };
            };
            responses: {
                /** @description The candidacy’s requests as they are now */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MadeDocumentRequests"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document that a candidate of one’s hospital handed in when applying */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    documentId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF, as an attachment */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description The part that `Range` asked for */
                206: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/first-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Agree to one of the days on which an accepted candidate can start */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description One of the days that the doctor gave */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AgreedFirstDay"];
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FirstDay"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interviews of a candidacy, with what a new proposal starts from */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CandidacyInterviews"];
                    };
                };
            };
        };
        put?: never;
        /** Propose one to five dates; the same click again within a minute answers with the same interview */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Dates, duration and place */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InterviewProposal"];
                };
            };
            responses: {
                /** @description The candidate is asked */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Interview"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one and the candidate wrote to each other about a candidacy, the newest first asked for */
        get: {
            parameters: {
                query?: {
                    cursor?: string | undefined;
                    search?: string | undefined;
                } | undefined;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Oldest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        put?: never;
        /** Write to the candidate; sent again with the same key it is not written twice */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The message */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MessageText"];
                };
            };
            responses: {
                /** @description The newest messages */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/messages/{messageId}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in a file that the candidate sent for a document that they were asked for */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    messageId: string;
                };
                cookie?: never;
            };
            /** @description Which document it is */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TakenFile"];
                };
            };
            responses: {
                /** @description The newest messages */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/messages/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send the candidate a PDF of at most 5,242,880 bytes */
        put: {
            parameters: {
                query?: never;
                header?: {
                    "x-file-name"?: string | undefined;
                    "x-upload-key"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The file itself */
            requestBody: {
                content: {
                    "application/pdf": string;
                };
            };
            responses: {
                /** @description The newest messages */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what was shown; the other side sees that it was read */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Up to which message */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReadMessages"];
                };
            };
            responses: {
                /** @description Marked */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/messages/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report the conversation with the candidate to the team; once while the team has not answered */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What is wrong */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ConversationReport"];
                };
            };
            responses: {
                /** @description The newest messages, and that it is reported */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/messages/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that what was shown of the candidate’s messages needs no answer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Up to which message */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReadMessages"];
                };
            };
            responses: {
                /** @description The newest messages */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a candidacy to a step, forward or back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description From where to where */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CandidacyMove"];
                };
            };
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalCandidacy"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one’s hospital says about a candidate; never for the candidate */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Notes and rating as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CandidacyNotes"];
                    };
                };
            };
        };
        put?: never;
        /** Write a note; colleagues called by name are told */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "x-request-key"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The note */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CandidacyNoteText"];
                };
            };
            responses: {
                /** @description Notes and rating as they are now */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CandidacyNotes"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a candidate one to five stars, or take one’s own back */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The stars */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CandidacyRating"];
                };
            };
            responses: {
                /** @description Notes and rating as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CandidacyNotes"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/undo-accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo an acceptance within a day: the candidacy returns to its step, and the vacancy is free */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Why; the candidate reads it */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AcceptanceUndo"];
                };
            };
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalCandidacy"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/{id}/undo-discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a discard: the candidacy returns to where it was */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it stands now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalCandidacy"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidacies/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move or discard several; each succeeds or fails on its own */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description What, and which */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BulkMove"];
                };
            };
            responses: {
                /** @description What became of each */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BulkMoveResult"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The candidates of the hospital, or of one offer, or of one column of its board */
        get: {
            parameters: {
                query?: {
                    acceptedIn?: string | undefined;
                    certification?: string | undefined;
                    cursor?: string | undefined;
                    late?: "true" | undefined;
                    limit?: number | undefined;
                    minMatch?: ("high" | "medium" | "low") | undefined;
                    offer?: string | undefined;
                    search?: string | undefined;
                    sort?: ("match" | "waiting" | "newest") | undefined;
                    status?: string | undefined;
                    step?: number | undefined;
                    stepName?: string | undefined;
                    toAccept?: "true" | undefined;
                    unseen?: "true" | undefined;
                    waitsFor?: ("date" | "proposal" | "result" | "answer") | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CandidatePage"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/candidates/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The filtered candidates as a table for a spreadsheet */
        get: {
            parameters: {
                query?: {
                    acceptedIn?: string | undefined;
                    certification?: string | undefined;
                    ids?: string | undefined;
                    late?: "true" | undefined;
                    minMatch?: ("high" | "medium" | "low") | undefined;
                    offer?: string | undefined;
                    search?: string | undefined;
                    sort?: ("match" | "waiting" | "newest") | undefined;
                    status?: string | undefined;
                    step?: number | undefined;
                    stepName?: string | undefined;
                    toAccept?: "true" | undefined;
                    unseen?: "true" | undefined;
                    waitsFor?: ("date" | "proposal" | "result" | "answer") | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with its mark, semicolons */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/document-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask many candidates for the same papers, with an answer for each */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description Whom, what, why and until when */
            requestBody: {
                content: {
                    "application/json": {
                        candidacyIds: string[];
                        /** Format: date */
                        dueOn: string;
                        papers: components["schemas"]["RequestedPaper"][];
                    };
                };
            };
            responses: {
                /** @description What came of each */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BulkRequestResult"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/document-requests/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hand in, as the hospital’s staff, what the candidate was asked for; it is marked as theirs */
        put: {
            parameters: {
                query?: never;
                header?: {
                    "x-file-name"?: string | undefined;
                    "x-upload-key"?: string | undefined;
                } | undefined;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The file itself */
            requestBody: {
                content: {
                    "application/pdf": string;
                };
            };
            responses: {
                /** @description The candidacy’s requests as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HospitalDocumentRequests"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/offers/{id}/remaining": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is left without an answer once the vacancies of an offer are filled, in groups */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The groups, each with a text to start from */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemainingCandidacies"];
                    };
                };
            };
        };
        put?: never;
        /** Discard whoever is left, with a text for each group that they read; each succeeds or fails on its own */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What each group is told */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RemainingAnswer"];
                };
            };
            responses: {
                /** @description What became of each */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BulkMoveResult"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/selection/people/{doctorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person as one’s hospital knows them: what they handed in, and their candidacies there */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    doctorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What this hospital was shown */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CandidatePerson"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the installation is: parts, jobs, queues, sizes and versions */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ServiceState"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mails that have not left yet, those that failed first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of them, without their texts */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QueuedMails"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/mails/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a mail that has not left yet */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What waits now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QueuedMails"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail that failed again now */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What waits now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["QueuedMails"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who offers the services and what they cost, for the pages that anybody may read */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Company and prices before tax */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AboutProduct"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Days on which no legal term runs or ends */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description In the order of the calendar */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HolidaysSetting"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Add and take away days on which no legal term runs or ends */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description Those that change; the others stay */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["HolidaysChange"];
                };
            };
            responses: {
                /** @description As they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HolidaysSetting"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/settings/paper-weights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which papers hold a petition up, and which are only warned of */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description By kind */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaperWeightsSetting"];
                    };
                };
            };
        };
        /** Change which papers hold a petition up */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description All of them, and as they were read */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PaperWeightsChange"];
                };
            };
            responses: {
                /** @description As they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaperWeightsSetting"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/passport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How short the number of a passport may be */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The least length */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PassportSetting"];
                    };
                };
            };
        };
        /** Change how short the number of a passport may be */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The least length, and as it was read */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PassportSettingChange"];
                };
            };
            responses: {
                /** @description As it is now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PassportSetting"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is charged */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Prices before tax, discount and tax table */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Prices"];
                    };
                };
            };
        };
        /** Change what is charged from the next checkout on */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description All of them, and as they were read */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PricesChange"];
                };
            };
            responses: {
                /** @description As they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Prices"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the login page needs to know of this installation */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Public settings */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PublicSettings"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/rejection-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ready-made reasons for rejecting a document, by its kind */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description In Spanish */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RejectionReasonsSetting"];
                    };
                };
            };
        };
        /** Change the ready-made reasons */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description All of them, and as they were read */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RejectionReasonsChange"];
                };
            };
            responses: {
                /** @description As they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RejectionReasonsSetting"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody with an account, the active first */
        get: {
            parameters: {
                query?: {
                    cursor?: string | undefined;
                    from?: string | undefined;
                    group?: string | undefined;
                    limit?: number | undefined;
                    order?: ("asc" | "desc") | undefined;
                    paid?: ("recognition" | "offersAccess" | "nothing") | undefined;
                    search?: string | undefined;
                    sort?: ("name" | "created") | undefined;
                    standing?: string | undefined;
                    to?: string | undefined;
                    verified?: ("true" | "false") | undefined;
                } | undefined;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserPage"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person with all that hangs on the account, and what may be done */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The person */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserDetail"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete an account with the same consequences as when its owner does */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The name of the person, typed */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserDeletion"];
                };
            };
            responses: {
                /** @description Deleted */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        options?: never;
        head?: never;
        /** Correct names, phone or language */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description What changes */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserUpdate"];
                };
            };
            responses: {
                /** @description The person as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserDetail"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/users/{id}/access-end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say until which day an administrator has access, or that it has no end */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description From which day to which */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AccessEndChange"];
                };
            };
            responses: {
                /** @description The person as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserDetail"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shut somebody out: their sessions end at once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description Why; the person reads it */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserBlock"];
                };
            };
            responses: {
                /** @description The person as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserDetail"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give somebody another email, which has to be confirmed from there */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description The new email */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailChange"];
                };
            };
            responses: {
                /** @description What happens next */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EmailChangeAnswer"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move somebody to another group, where that is possible */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            /** @description From which to which */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["GroupChange"];
                };
            };
            responses: {
                /** @description The person as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserDetail"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send another verification code; one a minute */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Sent */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/second-factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take away what somebody has beside their password, because they lost it; their sessions end */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The person as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserDetail"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices somebody is signed in on, the last used first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description At most 100 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserSessions"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/sessions/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign somebody out on every device */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description How many were signed out */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClosedSessions"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody in again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The person as they are now */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserDetail"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirm a receipt by its code, without any personal data */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description There is such a receipt */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["VerifiedReceipt"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AboutProduct: {
            company: {
                address: string;
                city: string;
                email: string;
                name: string;
                postalCode: string;
                taxId: string;
            };
            prices: {
                offersAccessCents: number;
                recognitionCents: number;
                stateFeeCents: number;
            };
        };
        AcceptanceUndo: {
            /** @description For the hospital alone: the candidate never reads it */
            reason: string;
        };
        AccessEndChange: {
            /** @description As it was shown; another one meanwhile is a conflict */
            from: string | null;
            until?: (string | null) | undefined;
        };
        Account: {
            complainedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            digestFamilies: ("petitions" | "offers" | "candidacies" | "interviews" | "newsletter")[];
            email: string;
            firstname: string;
            id: string;
            lastAdministrator: boolean;
            lastname: string;
            /** @enum {string} */
            locale: "es" | "en";
            mailFamilies: ("petitions" | "offers" | "candidacies" | "interviews" | "newsletter")[];
            phone: string | null;
            phoneCountry: string | null;
            phonePrefix: string | null;
            policyGroups: ("superadmin" | "admin" | "certifiedDoctor" | "notCertifiedDoctor" | "hospital" | "recruiter")[];
        };
        AccountDeletion: {
            password: string;
        };
        AccountSession: {
            address: string | null;
            /** Format: date-time */
            createdAt: string;
            current: boolean;
            id: string;
            /** Format: date-time */
            lastUsedAt: string;
            userAgent: string | null;
        };
        AccountSessions: {
            items: components["schemas"]["AccountSession"][];
        };
        AccountUpdate: {
            digestFamilies?: ("petitions" | "offers" | "candidacies")[] | undefined;
            firstname?: string | undefined;
            lastname?: string | undefined;
            /** @enum {string} */
            locale?: ("es" | "en") | undefined;
            mailFamilies?: ("petitions" | "offers" | "candidacies" | "interviews" | "newsletter")[] | undefined;
            phone?: string | undefined;
            phonePrefix?: string | undefined;
        };
        AddedFactor: {
            recoveryCodes: string[] | null;
            state: components["schemas"]["SecondFactorState"];
        };
        AdministratorDashboard: {
            money: {
                byProduct: {
                    offersAccess: number;
                    recognition: number;
                };
                month: string;
                netCents: number;
                paid: {
                    cents: number;
                    count: number;
                    filter: {
                        [key: string]: string;
                    };
                };
                rectifiedCents: number;
                refunded: {
                    cents: number;
                    count: number;
                    filter: {
                        [key: string]: string;
                    };
                };
            }[];
            moneyBefore: {
                filter: {
                    [key: string]: string;
                };
                /** Format: date */
                from: string;
                netCents: number;
                /** Format: date */
                to: string;
            };
            offersToApprove: {
                hospital: string;
                id: string;
                name: string;
                revision: boolean;
                waitingDays: number;
            }[];
            openOffers: {
                /** @enum {string} */
                community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
                count: number;
            }[];
            petitions: {
                inHand: {
                    ages: {
                        /** @enum {string} */
                        age: "young" | "middle" | "late";
                        count: number;
                        filter: {
                            [key: string]: string;
                        };
                    }[];
                    count: number;
                    filter: {
                        [key: string]: string;
                    };
                    /** @enum {string} */
                    status: "Pending" | "Review";
                }[];
                sent: {
                    count: number;
                    filter: {
                        [key: string]: string;
                    };
                    months: {
                        count: number;
                        filter: {
                            [key: string]: string;
                        };
                        /** @enum {string} */
                        month: "1" | "2" | "3" | "4" | "5" | "6" | "over";
                    }[];
                };
            };
            queue: {
                cvs: {
                    count: number;
                    filter: {
                        [key: string]: string;
                    };
                    moreThanCount: boolean;
                    worstDays: number | null;
                };
                hospitals: components["schemas"]["DashboardQueueFigure"];
                messages: components["schemas"]["DashboardQueueFigure"];
                offers: components["schemas"]["DashboardQueueFigure"];
                overdue: components["schemas"]["DashboardQueueFigure"];
                petitions: components["schemas"]["DashboardQueueFigure"];
                reports: components["schemas"]["DashboardQueueFigure"];
            };
            times: {
                ministry: components["schemas"]["DashboardTimes"] | null;
                month: string;
                ours: components["schemas"]["DashboardTimes"] | null;
            }[];
            users: {
                active: {
                    count: number;
                    filter: {
                        [key: string]: string;
                    };
                    joined: number;
                    /** @enum {string} */
                    side: "doctors" | "hospitals";
                }[];
                recent: {
                    before: number;
                    count: number;
                    filter: {
                        [key: string]: string;
                    };
                    weeks: number;
                };
                /** Format: date */
                since: string;
                weeks: {
                    count: number;
                    filter: {
                        [key: string]: string;
                    };
                    /** Format: date */
                    from: string;
                    /** Format: date */
                    to: string;
                }[];
            };
        };
        AdministratorInvitation: {
            accessUntil: string | null;
            email: string;
            expired: boolean;
            /** Format: date-time */
            expiresAt: string;
            firstname: string;
            /** @enum {string} */
            group: "admin" | "superadmin";
            id: string;
            lastname: string;
            /** Format: date-time */
            sentAt: string;
        };
        AdministratorInvitationRequest: {
            /** Format: date */
            accessUntil?: string | undefined;
            email: string;
            firstname: string;
            /** @enum {string} */
            group: "admin" | "superadmin";
            lastname: string;
        };
        AdministratorInvitations: {
            items: components["schemas"]["AdministratorInvitation"][];
        };
        AgreedFirstDay: {
            /** Format: date */
            day: string;
        };
        Application: {
            candidacy: components["schemas"]["OwnCandidacy"] | null;
            missing: components["schemas"]["MissingItem"][];
            offerOpen: boolean;
        };
        AuditEntry: {
            /** @enum {string} */
            action: "session.started" | "session.tokenReused" | "sessions.closed" | "account.registered" | "account.verified" | "account.updated" | "account.exported" | "account.deleted" | "account.blocked" | "account.unblocked" | "account.groupsChanged" | "account.accessEndChanged" | "account.verificationResent" | "account.emailChangeAsked" | "account.emailChanged" | "account.emailConfirmed" | "account.mailUndeliverable" | "account.mailComplained" | "password.changed" | "password.reset" | "secondFactor.totpAdded" | "secondFactor.totpRemoved" | "secondFactor.passkeyAdded" | "secondFactor.passkeyRenamed" | "secondFactor.passkeyRemoved" | "secondFactor.codesReplaced" | "secondFactor.codeUsed" | "secondFactor.reset" | "doctor.updated" | "doctor.findableChanged" | "hospital.created" | "hospital.updated" | "hospital.blocked" | "hospital.unblocked" | "hospital.approved" | "hospital.refused" | "hospital.cifClaimed" | "hospital.cifClaimAnswered" | "profile.invited" | "profile.invitationResent" | "profile.invitationRevoked" | "profile.joined" | "profile.updated" | "profile.removed" | "administrator.invited" | "administrator.invitationResent" | "administrator.invitationRevoked" | "administrator.joined" | "document.uploaded" | "document.removed" | "impersonation.started" | "impersonation.ended" | "settings.pricesChanged" | "payment.started" | "payment.settled" | "payment.closed" | "payment.refunded" | "payment.rectified" | "contract.signed" | "cv.updated" | "registration.advanced" | "offer.created" | "offer.cloned" | "offer.edited" | "offer.published" | "offer.approved" | "offer.refused" | "offer.closed" | "offer.deleted" | "offer.revisionDiscarded" | "offer.recommended" | "savedSearch.created" | "savedSearch.updated" | "savedSearch.deleted" | "candidacy.submitted" | "candidacy.withdrawn" | "candidacy.moved" | "candidacy.stepCompleted" | "candidacy.accepted" | "candidacy.acceptanceUndone" | "candidacy.discarded" | "candidacy.reopened" | "candidates.exported" | "documentRequest.made" | "documentRequest.answered" | "documentRequest.handedIn" | "documentRequest.accepted" | "documentRequest.askedAgain" | "documentRequest.cancelled" | "interview.proposed" | "interview.confirmed" | "interview.declined" | "interview.rescheduled" | "interview.cancelled" | "interview.held" | "interview.notAttended" | "interview.slotWithdrawn" | "interview.interviewersChanged" | "calendarFeed.renewed" | "note.written" | "note.edited" | "note.deleted" | "rating.given" | "contact.shared" | "contact.saved" | "firstDay.given" | "firstDay.agreed" | "journey.marked" | "journey.unmarked" | "call.noted" | "message.sent" | "message.settled" | "conversation.reported" | "conversation.opened" | "conversation.closed" | "conversation.reportDismissed" | "conversation.reopened" | "quickAnswer.added" | "quickAnswer.changed" | "quickAnswer.deleted" | "process.created" | "process.updated" | "process.deleted" | "offer.processChosen" | "offer.visibilityChosen" | "petition.started" | "petition.checklistAnswered" | "petition.declarationSigned" | "petition.sent" | "petition.validated" | "petition.sentToMinistry" | "petition.requirementStarted" | "petition.requirementAnswered" | "petition.extensionRequested" | "petition.extensionDecided" | "petition.hearingStarted" | "petition.hearingClosed" | "petition.notificationCorrected" | "petition.noticeOpened" | "petition.registryCorrected" | "petition.letterAttached" | "petition.resolutionAttached" | "petition.resolved" | "petition.conditionDone" | "petition.commented" | "petition.filesDeleted" | "petitions.exported" | "document.judged" | "documents.deletedAtTheEnd" | "doctor.certified" | "cv.reviewed" | "cv.returned" | "settings.rejectionReasonsChanged" | "settings.holidaysChanged" | "settings.passportLengthChanged" | "settings.paperWeightsChanged" | "audit.exported" | "mail.retried" | "mail.cancelled" | "files.swept" | "files.sweepStopped" | "files.storeTakenOver";
            actor: {
                id: string;
                name: string;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            at: string;
            before: {
                [key: string]: unknown;
            } | null;
            erased: string[];
            id: string;
            impersonator: {
                id: string;
                name: string;
            } | null;
            subject: {
                id: string;
                name: string | null;
                /** @enum {string} */
                type: "user" | "session" | "document" | "hospital" | "contract" | "payment" | "petition" | "offer" | "savedSearch" | "candidacy" | "documentRequest" | "interview" | "process" | "settings" | "audit" | "files" | "mail";
            };
        };
        AuditPage: {
            choices: {
                actions: ("session.started" | "session.tokenReused" | "sessions.closed" | "account.registered" | "account.verified" | "account.updated" | "account.exported" | "account.deleted" | "account.blocked" | "account.unblocked" | "account.groupsChanged" | "account.accessEndChanged" | "account.verificationResent" | "account.emailChangeAsked" | "account.emailChanged" | "account.emailConfirmed" | "account.mailUndeliverable" | "account.mailComplained" | "password.changed" | "password.reset" | "secondFactor.totpAdded" | "secondFactor.totpRemoved" | "secondFactor.passkeyAdded" | "secondFactor.passkeyRenamed" | "secondFactor.passkeyRemoved" | "secondFactor.codesReplaced" | "secondFactor.codeUsed" | "secondFactor.reset" | "doctor.updated" | "doctor.findableChanged" | "hospital.created" | "hospital.updated" | "hospital.blocked" | "hospital.unblocked" | "hospital.approved" | "hospital.refused" | "hospital.cifClaimed" | "hospital.cifClaimAnswered" | "profile.invited" | "profile.invitationResent" | "profile.invitationRevoked" | "profile.joined" | "profile.updated" | "profile.removed" | "administrator.invited" | "administrator.invitationResent" | "administrator.invitationRevoked" | "administrator.joined" | "document.uploaded" | "document.removed" | "impersonation.started" | "impersonation.ended" | "settings.pricesChanged" | "payment.started" | "payment.settled" | "payment.closed" | "payment.refunded" | "payment.rectified" | "contract.signed" | "cv.updated" | "registration.advanced" | "offer.created" | "offer.cloned" | "offer.edited" | "offer.published" | "offer.approved" | "offer.refused" | "offer.closed" | "offer.deleted" | "offer.revisionDiscarded" | "offer.recommended" | "savedSearch.created" | "savedSearch.updated" | "savedSearch.deleted" | "candidacy.submitted" | "candidacy.withdrawn" | "candidacy.moved" | "candidacy.stepCompleted" | "candidacy.accepted" | "candidacy.acceptanceUndone" | "candidacy.discarded" | "candidacy.reopened" | "candidates.exported" | "documentRequest.made" | "documentRequest.answered" | "documentRequest.handedIn" | "documentRequest.accepted" | "documentRequest.askedAgain" | "documentRequest.cancelled" | "interview.proposed" | "interview.confirmed" | "interview.declined" | "interview.rescheduled" | "interview.cancelled" | "interview.held" | "interview.notAttended" | "interview.slotWithdrawn" | "interview.interviewersChanged" | "calendarFeed.renewed" | "note.written" | "note.edited" | "note.deleted" | "rating.given" | "contact.shared" | "contact.saved" | "firstDay.given" | "firstDay.agreed" | "journey.marked" | "journey.unmarked" | "call.noted" | "message.sent" | "message.settled" | "conversation.reported" | "conversation.opened" | "conversation.closed" | "conversation.reportDismissed" | "conversation.reopened" | "quickAnswer.added" | "quickAnswer.changed" | "quickAnswer.deleted" | "process.created" | "process.updated" | "process.deleted" | "offer.processChosen" | "offer.visibilityChosen" | "petition.started" | "petition.checklistAnswered" | "petition.declarationSigned" | "petition.sent" | "petition.validated" | "petition.sentToMinistry" | "petition.requirementStarted" | "petition.requirementAnswered" | "petition.extensionRequested" | "petition.extensionDecided" | "petition.hearingStarted" | "petition.hearingClosed" | "petition.notificationCorrected" | "petition.noticeOpened" | "petition.registryCorrected" | "petition.letterAttached" | "petition.resolutionAttached" | "petition.resolved" | "petition.conditionDone" | "petition.commented" | "petition.filesDeleted" | "petitions.exported" | "document.judged" | "documents.deletedAtTheEnd" | "doctor.certified" | "cv.reviewed" | "cv.returned" | "settings.rejectionReasonsChanged" | "settings.holidaysChanged" | "settings.passportLengthChanged" | "settings.paperWeightsChanged" | "audit.exported" | "mail.retried" | "mail.cancelled" | "files.swept" | "files.sweepStopped" | "files.storeTakenOver")[];
                subjects: ("user" | "session" | "document" | "hospital" | "contract" | "payment" | "petition" | "offer" | "savedSearch" | "candidacy" | "documentRequest" | "interview" | "process" | "settings" | "audit" | "files" | "mail")[];
            } | null;
            items: components["schemas"]["AuditEntry"][];
            nextCursor: string | null;
            person: {
                id: string;
                name: string;
            } | null;
            total: number;
        };
        Board: {
            can: {
                answerRemaining: boolean;
                closeOffer: boolean;
                manageInterviews: boolean;
                requestDocuments: boolean;
                run: boolean;
            };
            choices: components["schemas"]["CandidateChoices"];
            columns: {
                cards: components["schemas"]["CandidateCard"][];
                key: string;
                nextCursor: string | null;
                step: {
                    mandatory: boolean;
                    name: string;
                    /** @enum {string} */
                    type: "documentRequest" | "internal" | "interview";
                } | null;
                total: number;
            }[];
            late: number;
            offer: {
                city: string;
                community: ("ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML") | null;
                filled: number;
                id: string;
                name: string | null;
                salaryMax: number | null;
                salaryMin: number | null;
                /** @enum {string} */
                status: "draft" | "pending" | "approved" | "refused" | "closed";
                vacancies: number | null;
            };
            open: number;
            understood: string | null;
        };
        BulkMove: {
            /** @constant */
            action: "move";
            items: {
                /** @description Where it stood when it was read; otherwise nothing happens (Conflict) */
                from: {
                    /** @enum {string} */
                    status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
                    step: number | null;
                };
                /** Format: uuid */
                id: string;
            }[];
            to: {
                step: number;
            };
        } | {
            /** @constant */
            action: "discard";
            items: {
                /** @description Where it stood when it was read; otherwise nothing happens (Conflict) */
                from: {
                    /** @enum {string} */
                    status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
                    step: number | null;
                };
                /** Format: uuid */
                id: string;
            }[];
            /** @description For the hospital alone: the candidate never reads it */
            reason: string;
        } | {
            /** @constant */
            action: "undoDiscard";
            items: {
                /** @description Where it stood when it was read; otherwise nothing happens (Conflict) */
                from: {
                    /** @enum {string} */
                    status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
                    step: number | null;
                };
                /** Format: uuid */
                id: string;
            }[];
        };
        BulkMoveResult: {
            results: {
                code: ("MalformedBody" | "ValidationFailed" | "Unauthenticated" | "TokenExpired" | "InvalidPassword" | "UserNotFound" | "UserNotAuthorized" | "LoginFailed" | "AccountNotVerified" | "SecondFactorRequired" | "InvalidSecondFactor" | "InvalidPasskey" | "SecondFactorExpired" | "ConfirmationRequired" | "LastSecondFactor" | "TooManyPasskeys" | "EmailTaken" | "EmailNotReusable" | "InvalidVerificationCode" | "InvalidResetToken" | "InvalidInvitation" | "InvitationExpired" | "ImpersonationRefused" | "NotWhileImpersonating" | "LastAdministrator" | "ContractChanged" | "DeclarationChanged" | "CannotProceedToPayment" | "PaymentUrlFailed" | "InvalidSignature" | "Forbidden" | "NotFound" | "RequestTimeout" | "Conflict" | "ProfileLocked" | "DataVerified" | "CifTaken" | "CifClaimed" | "HospitalNotApproved" | "HospitalRefused" | "DocumentNotRemovable" | "InvalidPetitionId" | "PetitionExists" | "PetitionResolved" | "OtherRoad" | "UnknownRoad" | "PetitionIncomplete" | "PaymentRequired" | "InvalidStatusChange" | "ProfileIncomplete" | "OfferNotOpen" | "AlreadyApplied" | "RecommendationFailed" | "DocumentsNotApproved" | "CvNotReviewed" | "OfferIncomplete" | "OfferHasCandidacies" | "TooManySavedSearches" | "TooManyProcesses" | "ProcessNameTaken" | "TooManyQuickAnswers" | "QuickAnswerTitleTaken" | "StepUnfinished" | "MandatoryStepsMissing" | "AcceptanceFinal" | "NoVacancyLeft" | "InterviewProposalsFailed" | "SlotGone" | "SlotTaken" | "InterviewNotStarted" | "PayloadTooLarge" | "UnsupportedMediaType" | "RangeNotSatisfiable" | "TooManyRequests" | "TooManyMails" | "TooManyFilesAtOnce" | "InternalError" | "ServiceUnavailable" | "AntivirusUnavailable") | null;
                id: string;
            }[];
        };
        BulkRequestResult: {
            results: {
                candidacyId: string;
                made: number;
                refused: ("MalformedBody" | "ValidationFailed" | "Unauthenticated" | "TokenExpired" | "InvalidPassword" | "UserNotFound" | "UserNotAuthorized" | "LoginFailed" | "AccountNotVerified" | "SecondFactorRequired" | "InvalidSecondFactor" | "InvalidPasskey" | "SecondFactorExpired" | "ConfirmationRequired" | "LastSecondFactor" | "TooManyPasskeys" | "EmailTaken" | "EmailNotReusable" | "InvalidVerificationCode" | "InvalidResetToken" | "InvalidInvitation" | "InvitationExpired" | "ImpersonationRefused" | "NotWhileImpersonating" | "LastAdministrator" | "ContractChanged" | "DeclarationChanged" | "CannotProceedToPayment" | "PaymentUrlFailed" | "InvalidSignature" | "Forbidden" | "NotFound" | "RequestTimeout" | "Conflict" | "ProfileLocked" | "DataVerified" | "CifTaken" | "CifClaimed" | "HospitalNotApproved" | "HospitalRefused" | "DocumentNotRemovable" | "InvalidPetitionId" | "PetitionExists" | "PetitionResolved" | "OtherRoad" | "UnknownRoad" | "PetitionIncomplete" | "PaymentRequired" | "InvalidStatusChange" | "ProfileIncomplete" | "OfferNotOpen" | "AlreadyApplied" | "RecommendationFailed" | "DocumentsNotApproved" | "CvNotReviewed" | "OfferIncomplete" | "OfferHasCandidacies" | "TooManySavedSearches" | "TooManyProcesses" | "ProcessNameTaken" | "TooManyQuickAnswers" | "QuickAnswerTitleTaken" | "StepUnfinished" | "MandatoryStepsMissing" | "AcceptanceFinal" | "NoVacancyLeft" | "InterviewProposalsFailed" | "SlotGone" | "SlotTaken" | "InterviewNotStarted" | "PayloadTooLarge" | "UnsupportedMediaType" | "RangeNotSatisfiable" | "TooManyRequests" | "TooManyMails" | "TooManyFilesAtOnce" | "InternalError" | "ServiceUnavailable" | "AntivirusUnavailable") | null;
            }[];
        };
        BusyTimes: {
            interviews: {
                candidacyId: string;
                candidate: string;
                /** Format: date-time */
                endsAt: string;
                interviewerIds: string[];
                interviewId: string;
                /** Format: date-time */
                startsAt: string;
                /** @enum {string} */
                status: "pendingConfirmation" | "confirmed" | "declined" | "notAttended" | "cancelled" | "held";
                withThisCandidate: boolean;
            }[];
            taken: {
                /** Format: date-time */
                endsAt: string;
                /** Format: date-time */
                startsAt: string;
            }[];
        };
        CalendarFeed: {
            renewedAt: string | null;
            url: string;
        };
        CallNote: {
            /** Format: date */
            day: string;
            /** @default  */
            note?: string | undefined;
        };
        CandidacyDiscard: {
            /** @description For the hospital alone: the candidate never reads it */
            reason: string;
        };
        CandidacyEvent: {
            /** Format: date-time */
            at: string;
            byDoctor: boolean;
            day: string | null;
            documents: {
                kind: ("passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation") | null;
                name: string;
            }[];
            id: string;
            /** @enum {string} */
            kind: "applied" | "stepStarted" | "stepCompleted" | "accepted" | "acceptanceUndone" | "discarded" | "withdrawn" | "reopened" | "firstDayAgreed" | "documentAsked" | "documentAskedAgain" | "documentHandedIn" | "documentAccepted" | "interviewProposed" | "interviewConfirmed" | "interviewDeclined" | "interviewMoved" | "interviewCancelled";
            startsAt: string | null;
            step: string | null;
        };
        CandidacyInterviews: {
            can: {
                propose: boolean;
            };
            candidate: {
                name: string;
                zone: string;
            };
            colleagues: {
                id: string;
                name: string;
                position: string | null;
            }[];
            durationMinutes: number;
            items: components["schemas"]["Interview"][];
        };
        CandidacyMove: {
            /** @description Where it stood when it was read; otherwise nothing happens (Conflict) */
            from: {
                /** @enum {string} */
                status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
                step: number | null;
            };
            to: {
                step: number;
            };
        };
        CandidacyNote: {
            author: {
                id: string;
                name: string;
            } | null;
            can: {
                change: boolean;
            };
            /** Format: date-time */
            createdAt: string;
            editedAt: string | null;
            id: string;
            text: string;
        };
        CandidacyNotes: {
            can: {
                rate: boolean;
                write: boolean;
            };
            colleagues: {
                id: string;
                name: string;
            }[];
            notes: components["schemas"]["CandidacyNote"][];
            rating: {
                average: number | null;
                count: number;
                mine: number | null;
            };
        };
        CandidacyNoteText: {
            /** @description Plain text; a colleague is named as @[id] */
            text: string;
        };
        CandidacyRating: {
            /** @description Null takes one’s own back */
            stars: number | null;
        };
        CandidacyStep: {
            completedAt: string | null;
            completedBy: string | null;
            documents: {
                accepted: number;
                awaited: number;
                toAccept: number;
            };
            durationMinutes: number;
            id: string;
            interview: {
                startsAt: string | null;
                /** @enum {string} */
                status: "pendingConfirmation" | "confirmed" | "declined" | "notAttended" | "cancelled" | "held";
            } | null;
            mandatory: boolean;
            name: string;
            position: number;
            result: string | null;
            startedAt: string | null;
            status: ("active" | "done" | "skipped") | null;
            text: string;
            /** @enum {string} */
            type: "documentRequest" | "internal" | "interview";
        };
        CandidateCard: {
            /** Format: date-time */
            appliedAt: string;
            days: number;
            id: string;
            late: boolean;
            leftOut: {
                discard: ("accountDeleted" | "notStarted" | "ended" | "interviewArranged") | null;
                documents: ("accountDeleted" | "notStarted" | "ended" | "interviewArranged") | null;
                interview: ("accountDeleted" | "notStarted" | "ended" | "interviewArranged") | null;
            };
            match: components["schemas"]["CandidateMatch"] | null;
            next: {
                count: number;
                /** @enum {string} */
                key: "documentsToAccept" | "datesUnanswered" | "datesProposed";
            } | {
                /** @enum {string} */
                key: "documentsOverdue" | "documentsDue";
                /** Format: date */
                on: string;
            } | {
                /** Format: date-time */
                at: string;
                /** @constant */
                key: "interviewAt";
            } | {
                /** @enum {string} */
                key: "accepted" | "discarded" | "withdrawn";
                /** Format: date */
                on: string;
            } | {
                /** @enum {string} */
                key: "interviewPassed" | "datesDeclined" | "proposeDates" | "askForDocuments" | "stepDone" | "toRate" | "toComplete" | "new" | "notSeen" | "toStart";
            };
            person: {
                /** @enum {string} */
                certification: "recognised" | "pendingVerification" | "inProgress" | "notStarted";
                firstname: string;
                id: string;
                lastname: string;
                speciality: string | null;
                years: number | null;
            } | null;
            rating: {
                average: number;
                count: number;
            } | null;
            refused: {
                [key: string]: "InvalidStatusChange" | "StepUnfinished" | "MandatoryStepsMissing" | "NoVacancyLeft";
            };
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
            step: number | null;
        };
        CandidateChoices: {
            certifications: ("recognised" | "pendingVerification" | "inProgress" | "notStarted")[];
            /** @description Whether somebody has been in a step for too long */
            late: boolean;
            matches: ("high" | "medium" | "low")[];
            statuses: ("applied" | "inProcess" | "accepted" | "discarded" | "withdrawn")[];
        };
        CandidateContact: {
            /** @description ISO 3166-1, two letters */
            country: string;
            email: string;
            name: string;
            /** @description E.164; null if there is none, or it is not shared */
            phone: string | null;
            /** @description IANA time zone */
            zone: string;
        };
        CandidateMatch: {
            /** @enum {string} */
            level: "high" | "medium" | "low";
            reasons: ({
                /** @constant */
                fits: true;
                /** @enum {string} */
                key: "specialitySame" | "specialityNotAsked" | "experienceNotAsked";
            } | {
                /** @constant */
                fits: false;
                /** @constant */
                key: "specialityOther";
                speciality: string;
            } | {
                asked: number;
                /** @constant */
                fits: true;
                /** @constant */
                key: "experienceEnough";
                years: number;
            } | {
                asked: number;
                /** @constant */
                fits: false;
                /** @constant */
                key: "experienceShort";
                years: number;
            } | {
                asked: number;
                /** @constant */
                fits: false;
                /** @constant */
                key: "experienceUnknown";
            })[];
        };
        CandidatePage: {
            can: {
                manageInterviews: boolean;
                requestDocuments: boolean;
                run: boolean;
            };
            choices: components["schemas"]["CandidateChoices"] | null;
            items: components["schemas"]["CandidateRow"][];
            moreThanTotal: boolean;
            nextCursor: string | null;
            total: number;
            understood: string | null;
        };
        CandidatePerson: {
            candidacies: {
                /** Format: date-time */
                appliedAt: string;
                discardReason: string | null;
                id: string;
                match: components["schemas"]["CandidateMatch"] | null;
                offer: {
                    id: string;
                    name: string;
                    /** @enum {string} */
                    status: "draft" | "pending" | "approved" | "refused" | "closed";
                };
                /** @enum {string} */
                status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
                /** Format: date-time */
                statusSince: string;
                step: string | null;
            }[];
            /** @enum {string} */
            certification: "recognised" | "pendingVerification" | "inProgress" | "notStarted";
            firstname: string;
            id: string;
            lastname: string;
            latestCandidacyId: string;
            snapshot: components["schemas"]["DoctorProfile"];
            zone: string;
        };
        CandidateRow: {
            /** Format: date-time */
            appliedAt: string;
            days: number;
            id: string;
            late: boolean;
            leftOut: {
                discard: ("accountDeleted" | "notStarted" | "ended" | "interviewArranged") | null;
                documents: ("accountDeleted" | "notStarted" | "ended" | "interviewArranged") | null;
                interview: ("accountDeleted" | "notStarted" | "ended" | "interviewArranged") | null;
            };
            match: components["schemas"]["CandidateMatch"] | null;
            next: {
                count: number;
                /** @enum {string} */
                key: "documentsToAccept" | "datesUnanswered" | "datesProposed";
            } | {
                /** @enum {string} */
                key: "documentsOverdue" | "documentsDue";
                /** Format: date */
                on: string;
            } | {
                /** Format: date-time */
                at: string;
                /** @constant */
                key: "interviewAt";
            } | {
                /** @enum {string} */
                key: "accepted" | "discarded" | "withdrawn";
                /** Format: date */
                on: string;
            } | {
                /** @enum {string} */
                key: "interviewPassed" | "datesDeclined" | "proposeDates" | "askForDocuments" | "stepDone" | "toRate" | "toComplete" | "new" | "notSeen" | "toStart";
            };
            offer: {
                id: string;
                name: string;
            };
            person: {
                /** @enum {string} */
                certification: "recognised" | "pendingVerification" | "inProgress" | "notStarted";
                firstname: string;
                id: string;
                lastname: string;
                speciality: string | null;
                years: number | null;
            } | null;
            rating: {
                average: number;
                count: number;
            } | null;
            refused: {
                [key: string]: "InvalidStatusChange" | "StepUnfinished" | "MandatoryStepsMissing" | "NoVacancyLeft";
            };
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
            step: number | null;
            stepName: string | null;
        };
        CifClaim: {
            /** Format: date-time */
            at: string;
            cif: string;
            claimant: {
                email: string;
                id: string;
                name: string;
            };
            holder: {
                id: string;
                name: string;
            } | null;
            hospital: {
                id: string;
                name: string;
            } | null;
            id: string;
            name: string;
        };
        CifClaimAnswer: {
            /** @description The claimant gets it by mail */
            answer: string;
        };
        CifClaims: {
            items: components["schemas"]["CifClaim"][];
            total: number;
        };
        ClosedSessions: {
            closed: number;
        };
        CodeState: {
            triesLeft: number;
            waitSeconds: number;
        };
        Confirmation: {
            confirmed: boolean;
        };
        ConfirmedEmail: {
            email: string;
        };
        ContactRequest: {
            email: string;
            message: string;
            name: string;
            subject: string;
            website?: string | undefined;
        };
        Contract: {
            fullName: string;
            missing: ("documentNumber" | "address" | "city" | "postalCode")[];
            offered: {
                sections: {
                    heading: string;
                    paragraphs: string[];
                }[];
                sha256: string;
                termsVersion: string;
                title: string;
            } | null;
            signed: {
                /** Format: date-time */
                signedAt: string;
                signedName: string;
                termsVersion: string;
            } | null;
        };
        ContractSignature: {
            accepted: boolean;
            sha256: string;
            signedName: string;
        };
        Conversation: {
            awaited: {
                id: string;
                kind: ("passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation") | null;
                name: string;
            }[];
            can: {
                report: boolean;
                settle: boolean;
                write: boolean;
            };
            closure: {
                /** Format: date-time */
                closedAt: string;
                reason: string;
            } | null;
            earlier: string | null;
            events: components["schemas"]["CandidacyEvent"][];
            files: {
                bytes: number;
                id: string;
                name: string;
                /** Format: date-time */
                sentAt: string;
                /** @enum {string} */
                side: "doctor" | "hospital" | "team";
            }[];
            messages: components["schemas"]["Message"][];
            other: {
                name: string;
            } | null;
            readers: string[];
            report: {
                /** Format: date-time */
                reportedAt: string;
            } | null;
            /** @enum {string} */
            side: "doctor" | "hospital" | "team";
            /** @description How many wait: for the doctor to read, for the others to answer */
            waiting: number;
            zone: string;
        };
        ConversationClosing: {
            /** @description Both sides read it */
            reason: string;
            /** @description The version that was read */
            version: number;
        };
        ConversationOpening: {
            /** Format: uuid */
            opening: string;
        };
        ConversationReport: {
            /** @enum {string} */
            reason: "disrespect" | "harassment" | "discrimination" | "fraud" | "privacy" | "other";
            /** @description One’s own words; needed where none fits */
            text: string;
        };
        Cv: {
            /** @description Nothing in the CV is before it; null until it is known */
            born: string | null;
            content: components["schemas"]["CvContent"];
            gaps: ("objective" | "education" | "experienceOrLanguages" | "unfinishedEntries")[];
            locked: boolean;
            person: {
                city: string | null;
                country: string | null;
                email: string;
                firstname: string;
                lastname: string;
                phone: string | null;
                speciality: string | null;
            };
            returned: components["schemas"]["CvReturn"] | null;
            /** @enum {string} */
            status: "pending" | "reviewed";
            updatedAt: string | null;
            version: number;
        };
        CvCertificate: {
            /** @description A month, 2020-03, or a year, 2014 */
            date: string | null;
            /** Format: uuid */
            id: string;
            issuer: string;
            name: string;
        };
        CvContent: {
            abilities: string[];
            certificates: components["schemas"]["CvCertificate"][];
            education: components["schemas"]["CvEducation"][];
            experience: components["schemas"]["CvExperience"][];
            languages: components["schemas"]["CvLanguage"][];
            objective: string;
        };
        CvEducation: {
            achievements: string;
            centre: string;
            degree: string;
            /** @description A month, 2020-03, or a year, 2014 */
            endDate: string | null;
            /** Format: uuid */
            id: string;
            /** @description A month, 2020-03, or a year, 2014 */
            startDate: string | null;
            studying: boolean;
        };
        CvExperience: {
            achievements: string;
            city: string;
            company: string;
            country: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW") | null;
            current: boolean;
            /** @description A month, 2020-03, or a year, 2014 */
            endDate: string | null;
            /** Format: uuid */
            id: string;
            position: string;
            /** @description A month, 2020-03, or a year, 2014 */
            startDate: string | null;
        };
        CvLanguage: {
            /** Format: uuid */
            id: string;
            language: ("af" | "ak" | "am" | "an" | "ar" | "as" | "ast" | "ay" | "az" | "be" | "bg" | "bm" | "bn" | "br" | "bs" | "ca" | "ckb" | "co" | "cs" | "cy" | "da" | "de" | "dv" | "ee" | "el" | "en" | "eo" | "es" | "et" | "eu" | "fa" | "fi" | "fil" | "fo" | "fr" | "fy" | "ga" | "gd" | "gl" | "gn" | "gu" | "ha" | "haw" | "he" | "hi" | "hr" | "ht" | "hu" | "hy" | "ia" | "id" | "ig" | "is" | "it" | "ja" | "jv" | "ka" | "kk" | "km" | "kn" | "ko" | "ku" | "ky" | "la" | "lb" | "lg" | "ln" | "lo" | "lt" | "lv" | "mg" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "nb" | "ne" | "nl" | "nn" | "no" | "nso" | "ny" | "oc" | "om" | "or" | "pa" | "pl" | "ps" | "pt" | "qu" | "rm" | "ro" | "ru" | "rw" | "sa" | "sd" | "si" | "sk" | "sl" | "sm" | "sn" | "so" | "sq" | "sr" | "st" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "th" | "ti" | "tk" | "tl" | "tn" | "to" | "tr" | "ts" | "tt" | "ug" | "uk" | "ur" | "uz" | "vi" | "wo" | "xh" | "yi" | "yo" | "yue" | "zh" | "zu") | null;
            level: ("nulo" | "basico" | "intermedio" | "avanzado" | "nativo") | null;
        };
        CvReturn: {
            /** Format: date-time */
            at: string;
            /** @description The doctor has changed the CV since */
            corrected: boolean;
            reason: string;
        };
        CvToReturn: {
            reason: string;
        };
        DashboardQueueFigure: {
            count: number;
            filter: {
                [key: string]: string;
            };
            worstDays: number | null;
        };
        DashboardTimes: {
            count: number;
            filter: {
                [key: string]: string;
            };
            medianDays: number;
            p90Days: number;
        };
        DirectoryConsent: {
            findable: boolean;
        };
        DirectoryDoctor: {
            /** @enum {string} */
            certification: "recognised" | "pendingVerification" | "inProgress" | "notStarted";
            countryOfResidence: string;
            firstname: string;
            id: string;
            lastname: string;
            match: components["schemas"]["CandidateMatch"] | null;
            speciality: string | null;
            tie: ("recommended" | "applied") | null;
            yearsOfExperience: number | null;
        };
        DirectoryPage: {
            can: {
                recommend: boolean;
            };
            choices: {
                certifications: ("recognised" | "pendingVerification" | "inProgress" | "notStarted")[];
                specialities: string[];
            } | null;
            items: components["schemas"]["DirectoryDoctor"][];
            nextCursor: string | null;
            total: number;
            understood: string | null;
        };
        Doctor: {
            address: string | null;
            birthDate: string;
            city: string | null;
            countryOfResidence: string;
            degreeCountry: string | null;
            degreeEmail: string | null;
            documentNumber: string;
            /** @enum {string} */
            documentType: "DNI" | "NIE/NIF" | "Passport";
            email: string;
            findable: boolean;
            firstname: string;
            gender: ("woman" | "man" | "nonBinary" | "undisclosed") | null;
            graduationDate: string;
            hasDegree: boolean;
            hasDegreeSpain: boolean;
            hasKids: boolean | null;
            lastname: string;
            maritalStatus: ("single" | "married" | "domesticPartnership" | "separated" | "divorced" | "widowed") | null;
            nationality: string;
            otherNationality: string | null;
            parent1: string | null;
            parent2: string | null;
            phone: string | null;
            phoneCountry: string | null;
            phonePrefix: string | null;
            postalCode: string | null;
            speciality: string | null;
            specialityDescription: string | null;
            state: string | null;
            verified: ("firstname" | "lastname" | "birthDate" | "nationality" | "documentType" | "documentNumber" | "hasDegreeSpain" | "degreeCountry" | "graduationDate")[];
        };
        DoctorDashboard: {
            candidacies: {
                hospital: string;
                id: string;
                offer: string;
                /** @enum {string} */
                status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
                yourTurn: boolean;
            }[];
            interviews: {
                candidacyId: string;
                dates: number;
                durationMinutes: number;
                hospital: string;
                id: string;
                location: string;
                offer: string;
                /** @enum {string} */
                place: "video" | "onSite";
                startsAt: string | null;
                /** @enum {string} */
                status: "pendingConfirmation" | "confirmed" | "declined" | "notAttended" | "cancelled" | "held";
            }[];
            next: components["schemas"]["DoctorNextStep"];
            offers: {
                count: number;
                filter: {
                    [key: string]: string;
                };
                items: components["schemas"]["FoundOffer"][];
                places: {
                    /** @enum {string} */
                    community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
                    count: number;
                    filter: {
                        [key: string]: string;
                    };
                }[];
            } | null;
            openCandidacies: number;
            petition: {
                daysSinceSent: number | null;
                id: string;
                legalTerm: components["schemas"]["PetitionLegalTerm"] | null;
                reference: string;
                /** @enum {string} */
                standing: "none" | "Pending" | "Review" | "Sended" | "conditional" | "Aproved" | "Refused" | "inadmitted" | "withdrawn";
                /** @description Null while the doctor is still filling it in */
                status: ("Pending" | "Review" | "Sended" | "Aproved" | "Refused") | null;
                steps: {
                    at: string | null;
                    reached: boolean;
                    /** @enum {string} */
                    step: "documentationReceived" | "documentationValidated" | "cvCreated" | "sentToMinistry" | "resolution";
                }[];
            } | null;
            requests: {
                candidacyId: string;
                /** Format: date */
                dueOn: string;
                hospital: string;
                id: string;
                kind: ("passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation") | null;
                name: string;
                offer: string;
                overdue: boolean;
                /** @enum {string} */
                status: "asked" | "uploaded" | "askedAgain" | "accepted" | "cancelled";
            }[];
        };
        DoctorDocuments: {
            items: components["schemas"]["DocumentItem"][];
            locked: boolean;
            required: {
                approved: number;
                rejected: number;
                total: number;
                uploaded: number;
            };
            waivers: {
                params?: {
                    country?: string | undefined;
                    /** Format: date */
                    graduationDate?: string | undefined;
                    years?: number | undefined;
                } | undefined;
                /** @enum {string} */
                what: "spanishB2" | "swornTranslation" | "legalisation" | "workContinuity" | "recognitionCredential" | "recognitionPapers";
            }[];
        };
        DoctorNextStep: {
            /** Format: date */
            by: string;
            /** @enum {string} */
            key: "openMinistryNotice" | "allegeToMinistry" | "answerMinistry";
            petitionId: string;
            /** @enum {string} */
            turn: "yours" | "ours" | "ministry" | "ended" | "hospitals" | "free";
        } | {
            /** Format: date */
            by: string;
            /** @enum {string} */
            document: "passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation";
            /** @constant */
            key: "renewDocument";
            petitionId: string;
            /** @enum {string} */
            turn: "yours" | "ours" | "ministry" | "ended" | "hospitals" | "free";
        } | {
            /** Format: date */
            by: string;
            candidacyId: string;
            hospital: string;
            /** @constant */
            key: "pickInterviewDate";
            /** @enum {string} */
            turn: "yours" | "ours" | "ministry" | "ended" | "hospitals" | "free";
        } | {
            /** Format: date */
            by: string;
            candidacyId: string;
            count: number;
            hospital: string;
            /** @constant */
            key: "sendRequestedDocuments";
            /** @enum {string} */
            turn: "yours" | "ours" | "ministry" | "ended" | "hospitals" | "free";
        } | {
            documents: ("passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation")[];
            /** @constant */
            key: "replaceDocuments";
            petitionId: string | null;
            /** @enum {string} */
            turn: "yours" | "ours" | "ministry" | "ended" | "hospitals" | "free";
        } | {
            count: number;
            item: components["schemas"]["MissingItem"];
            /** @enum {string} */
            key: "completeProfile" | "uploadDocuments" | "completeCv" | "sign" | "pay";
            /** @enum {string} */
            purpose: "apply" | "petition";
            /** @enum {string} */
            turn: "yours" | "ours" | "ministry" | "ended" | "hospitals" | "free";
        } | {
            /** @enum {string} */
            key: "startPetition" | "lookForOffers" | "waitForHospitals";
            /** @enum {string} */
            turn: "yours" | "ours" | "ministry" | "ended" | "hospitals" | "free";
        } | {
            /** @enum {string} */
            key: "sendPetition" | "correctCv" | "waitForReview" | "waitForFiling" | "petitionDenied";
            petitionId: string;
            /** @enum {string} */
            turn: "yours" | "ours" | "ministry" | "ended" | "hospitals" | "free";
        } | {
            count: number;
            /** @constant */
            key: "meetConditions";
            petitionId: string;
            /** @enum {string} */
            turn: "yours" | "ours" | "ministry" | "ended" | "hospitals" | "free";
        } | {
            daysLeft: number;
            /** @constant */
            key: "waitForMinistry";
            petitionId: string;
            /** @enum {string} */
            turn: "yours" | "ours" | "ministry" | "ended" | "hospitals" | "free";
        } | {
            daysOver: number;
            /** @constant */
            key: "pressMinistry";
            petitionId: string;
            /** @enum {string} */
            turn: "yours" | "ours" | "ministry" | "ended" | "hospitals" | "free";
        };
        DoctorNotes: {
            can: {
                write: boolean;
            };
            doctorId: string;
            notes: components["schemas"]["CandidacyNote"][];
        };
        DoctorNoteText: {
            /** @description Plain text */
            text: string;
        };
        DoctorProfile: {
            /** @enum {string} */
            certification: "recognised" | "pendingVerification" | "inProgress" | "notStarted";
            countryOfResidence: string;
            cv: components["schemas"]["CvContent"] | null;
            documents: {
                id: string;
                /** @enum {string} */
                kind: "diploma" | "recognitionCredential" | "pensum" | "workContinuity";
                /** @enum {string} */
                status: "pending" | "approved" | "rejected";
            }[];
            firstname: string;
            id: string;
            lastname: string;
            speciality: string | null;
            specialityDescription: string | null;
            yearsOfExperience: number | null;
            yearsSinceGraduation: number;
        };
        DocumentFile: {
            bytes: number;
            can: {
                remove: boolean;
                replace: boolean;
            };
            fileName: string;
            /** Format: uuid */
            id: string;
            reason: string | null;
            reviewedAt: string | null;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /** Format: date-time */
            uploadedAt: string;
            validity: ("valid" | "soon" | "urgent" | "expired") | null;
            validUntil: string | null;
            version: number;
        };
        DocumentItem: {
            can: {
                add: boolean;
            };
            current: components["schemas"]["DocumentFile"][];
            earlier: components["schemas"]["DocumentFile"][];
            /** @enum {string} */
            kind: "passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation";
            /** @enum {string} */
            necessity: "required" | "advised" | "optional" | "notAsked";
            notes: {
                /** @enum {string} */
                key: "apostille" | "cubanChain" | "consular" | "euPapers" | "spanishPapers" | "confirmRoute" | "translation" | "translationAfterLegalisation" | "degreeCountryMissing";
                params?: {
                    country?: string | undefined;
                    /** Format: date */
                    graduationDate?: string | undefined;
                    years?: number | undefined;
                } | undefined;
            }[];
            reason: {
                /** @enum {string} */
                key: "identity" | "degree" | "pensum" | "olderDegree" | "recentDegree" | "criminalRecord" | "criminalRecordServed" | "credentialToVerify" | "credentialComes" | "spanishB2" | "spanishNational" | "additional" | "acceptance" | "alreadyRecognised" | "fee" | "declaration" | "represented" | "notRepresented" | "withPetition";
                params?: {
                    country?: string | undefined;
                    /** Format: date */
                    graduationDate?: string | undefined;
                    years?: number | undefined;
                } | undefined;
            };
        };
        EmailChange: {
            email: string;
        };
        EmailChangeAnswer: {
            /** @enum {string} */
            outcome: "sent" | "changed";
            user: components["schemas"]["UserDetail"];
        };
        EmailConfirmation: {
            token: string;
        };
        Error: {
            /** @enum {string} */
            code: "MalformedBody" | "ValidationFailed" | "Unauthenticated" | "TokenExpired" | "InvalidPassword" | "UserNotFound" | "UserNotAuthorized" | "LoginFailed" | "AccountNotVerified" | "SecondFactorRequired" | "InvalidSecondFactor" | "InvalidPasskey" | "SecondFactorExpired" | "ConfirmationRequired" | "LastSecondFactor" | "TooManyPasskeys" | "EmailTaken" | "EmailNotReusable" | "InvalidVerificationCode" | "InvalidResetToken" | "InvalidInvitation" | "InvitationExpired" | "ImpersonationRefused" | "NotWhileImpersonating" | "LastAdministrator" | "ContractChanged" | "DeclarationChanged" | "CannotProceedToPayment" | "PaymentUrlFailed" | "InvalidSignature" | "Forbidden" | "NotFound" | "RequestTimeout" | "Conflict" | "ProfileLocked" | "DataVerified" | "CifTaken" | "CifClaimed" | "HospitalNotApproved" | "HospitalRefused" | "DocumentNotRemovable" | "InvalidPetitionId" | "PetitionExists" | "PetitionResolved" | "OtherRoad" | "UnknownRoad" | "PetitionIncomplete" | "PaymentRequired" | "InvalidStatusChange" | "ProfileIncomplete" | "OfferNotOpen" | "AlreadyApplied" | "RecommendationFailed" | "DocumentsNotApproved" | "CvNotReviewed" | "OfferIncomplete" | "OfferHasCandidacies" | "TooManySavedSearches" | "TooManyProcesses" | "ProcessNameTaken" | "TooManyQuickAnswers" | "QuickAnswerTitleTaken" | "StepUnfinished" | "MandatoryStepsMissing" | "AcceptanceFinal" | "NoVacancyLeft" | "InterviewProposalsFailed" | "SlotGone" | "SlotTaken" | "InterviewNotStarted" | "PayloadTooLarge" | "UnsupportedMediaType" | "RangeNotSatisfiable" | "TooManyRequests" | "TooManyMails" | "TooManyFilesAtOnce" | "InternalError" | "ServiceUnavailable" | "AntivirusUnavailable";
            fields?: {
                [key: string]: components["schemas"]["FieldError"];
            } | undefined;
            message: string;
            /**
             * @description With TokenExpired: the session ended because its account may not come in any more
             * @constant
             */
            shutOut?: true | undefined;
        };
        FieldError: {
            /** @description Message key, for example errors.stringTooShort */
            key: string;
            params?: {
                [key: string]: string | number;
            } | undefined;
        };
        FirstDay: {
            /** @description The one that the hospital chose; null until it has */
            agreed: string | null;
            /**
             * Format: date
             * @description The first day on which the doctor can start
             */
            from: string;
            /**
             * Format: date
             * @description The last one
             */
            to: string;
        };
        FirstDayDates: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        FoundDoctor: {
            can: {
                recommend: boolean;
            };
            candidacies: {
                /** Format: date-time */
                appliedAt: string;
                id: string;
                offer: {
                    id: string;
                    name: string;
                };
                /** @enum {string} */
                status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
            }[];
            profile: components["schemas"]["DoctorProfile"];
            recommended: {
                /** Format: date-time */
                at: string;
                offer: {
                    id: string;
                    name: string;
                };
            }[];
        };
        FoundOffer: {
            candidacy: {
                /** Format: date-time */
                appliedAt: string;
                id: string;
                /** @enum {string} */
                status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
            } | null;
            /** @enum {string} */
            community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
            /** @enum {string} */
            contractType: "permanent" | "permanentSeasonal" | "temporaryProduction" | "temporaryReplacement" | "training" | "relief" | "freelance" | "statutoryPermanent" | "statutoryInterim" | "statutoryReplacement" | "residency";
            hospital: {
                city: string;
                name: string;
            };
            id: string;
            match: components["schemas"]["OfferMatch"];
            name: string;
            /** Format: date-time */
            publishedAt: string;
            salaryMax: number;
            salaryMin: number;
            speciality: string;
            vacancies: number;
            /** @enum {string} */
            workingDay: "full" | "partial" | "reduced" | "intensive" | "morning" | "afternoon" | "night" | "rotating" | "onSiteCalls" | "onCall" | "weekends" | "telemedicine";
            yearsOfExperience: number;
        };
        GroupChange: {
            /**
             * @description As it was shown; another one meanwhile is a conflict
             * @enum {string}
             */
            from: "superadmin" | "admin" | "certifiedDoctor" | "notCertifiedDoctor" | "hospital" | "recruiter";
            /** @enum {string} */
            to: "superadmin" | "admin" | "certifiedDoctor" | "notCertifiedDoctor" | "hospital" | "recruiter";
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        HolidaysChange: {
            added: string[];
            /**
             * @description Whose calendar; that of the seat without it
             * @enum {string}
             */
            community?: ("ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML") | undefined;
            removed: string[];
        };
        HolidaysSetting: {
            /** @description Those that also do not count for applicants who live there */
            communities: {
                "ES-AN": string[];
                "ES-AR": string[];
                "ES-AS": string[];
                "ES-CB": string[];
                "ES-CE": string[];
                "ES-CL": string[];
                "ES-CM": string[];
                "ES-CN": string[];
                "ES-CT": string[];
                "ES-EX": string[];
                "ES-GA": string[];
                "ES-IB": string[];
                "ES-MC": string[];
                "ES-MD": string[];
                "ES-ML": string[];
                "ES-NC": string[];
                "ES-PV": string[];
                "ES-RI": string[];
                "ES-VC": string[];
            };
            /** @description National, and of the ministry’s seat */
            days: string[];
        };
        Hospital: {
            address: string;
            cif: string;
            city: string;
            /** @enum {string} */
            community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
            description: string;
            employees: number;
            id: string;
            name: string;
            phone: string | null;
            phoneCountry: string | null;
            phonePrefix: string | null;
            position: string | null;
            postalCode: string;
            /** @enum {string} */
            sector: "public" | "private" | "concerted";
        };
        HospitalApproval: {
            reason: string | null;
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            status: "pending" | "approved" | "refused";
        };
        HospitalBlock: {
            reason: string;
        };
        HospitalCandidacy: {
            acceptance: {
                by: string | null;
                call: components["schemas"]["NotedCall"] | null;
                notice: {
                    openedAt: string | null;
                } | null;
            } | null;
            /** Format: date-time */
            appliedAt: string;
            can: {
                accept: {
                    refused: ("InvalidStatusChange" | "StepUnfinished" | "MandatoryStepsMissing" | "NoVacancyLeft") | null;
                };
                agreeFirstDay: boolean;
                answerRemaining: boolean;
                closeOffer: boolean;
                complete: {
                    refused: ("InvalidStatusChange" | "StepUnfinished" | "MandatoryStepsMissing" | "NoVacancyLeft") | null;
                };
                discard: boolean;
                moveTo: {
                    refused: ("InvalidStatusChange" | "StepUnfinished" | "MandatoryStepsMissing" | "NoVacancyLeft") | null;
                    step: number;
                }[];
                noteCall: boolean;
                startNext: {
                    refused: ("InvalidStatusChange" | "StepUnfinished" | "MandatoryStepsMissing" | "NoVacancyLeft") | null;
                };
                undoAccept: boolean;
                undoDiscard: boolean;
            } | null;
            candidate: {
                /** @enum {string} */
                certification: "recognised" | "pendingVerification" | "inProgress" | "notStarted";
                firstname: string;
                id: string;
                lastname: string;
                zone: string;
            } | null;
            discardReason: string | null;
            farewell: string | null;
            firstDay: components["schemas"]["FirstDay"] | null;
            id: string;
            match: components["schemas"]["CandidateMatch"] | null;
            neighbours: {
                index: number;
                next: string | null;
                previous: string | null;
                total: number;
            };
            offer: {
                id: string;
                name: string;
                open: number;
                /** @enum {string} */
                status: "draft" | "pending" | "approved" | "refused" | "closed";
                vacancies: number;
                vacanciesLeft: number;
            };
            snapshot: components["schemas"]["DoctorProfile"] | null;
            /** @enum {string} */
            status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
            /** Format: date-time */
            statusSince: string;
            step: number | null;
            steps: components["schemas"]["CandidacyStep"][];
            /** Format: date-time */
            stepSince: string;
            unanswered: number;
        };
        HospitalContact: {
            hospital: {
                address: string;
                city: string;
                name: string;
                phone: string;
            };
            /** @description Who accepted, or who runs the hospital’s team; null if nobody is left */
            person: {
                email: string;
                name: string;
                position: string | null;
            } | null;
        };
        HospitalCorrection: {
            address: string;
            cif: string;
            city: string;
            /** @enum {string} */
            community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
            description: string;
            employees: number;
            name: string;
            phone: string;
            phonePrefix: string;
            postalCode: string;
            /** @description As it was read: what a colleague has changed since then stays. Left out, everything is replaced */
            read?: {
                address: string;
                cif: string;
                city: string;
                /** @enum {string} */
                community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
                description: string;
                employees: number;
                name: string;
                phone: string | null;
                phonePrefix: string | null;
                postalCode: string;
                /** @enum {string} */
                sector: "public" | "private" | "concerted";
            } | undefined;
            /** @enum {string} */
            sector: "public" | "private" | "concerted";
        };
        HospitalDashboard: {
            beginning: {
                can: {
                    invite: boolean;
                    write: boolean;
                };
                colleagues: boolean;
                offer: {
                    id: string;
                    /** @enum {string} */
                    status: "draft" | "pending" | "refused";
                } | null;
                /** @enum {string} */
                turn: "yours" | "colleagues" | "team";
            } | null;
            hires: {
                count: number;
                filter: {
                    [key: string]: string;
                };
                medianDays: number | null;
                months: {
                    count: number;
                    filter: {
                        [key: string]: string;
                    };
                    medianDays: number | null;
                    month: string;
                }[];
                targetDays: number;
            } | null;
            hospital: {
                name: string;
            };
            interviews: {
                candidacyId: string;
                candidate: string;
                endsAt: string | null;
                id: string;
                location: string;
                offer: string;
                /** @enum {string} */
                place: "video" | "onSite";
                /** Format: date-time */
                startsAt: string;
                /** @enum {string} */
                status: "confirmed" | "pendingConfirmation";
                zone: string;
            }[];
            next: components["schemas"]["HospitalNextStep"][];
            offers: {
                count: number;
                filter: {
                    [key: string]: string;
                };
                vacanciesLeft: number;
            };
            offersAtRisk: {
                days: number;
                id: string;
                medianDays: number | null;
                name: string;
                open: boolean;
                reason: string | null;
                /** @enum {string} */
                risk: "toCorrect" | "noCandidates" | "manyDays";
                vacancies: number;
                vacanciesLeft: number;
            }[];
            pipeline: {
                count: number;
                filter: {
                    [key: string]: string;
                };
                late: number;
                /** @enum {string} */
                status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
                step: string | null;
            }[];
            waiting: {
                count: number;
                filter: {
                    [key: string]: string;
                };
                /** @enum {string} */
                kind: "unseen" | "messages" | "interviewDate" | "interviewProposal" | "documents" | "interviewResult";
                oldest: {
                    candidacyId: string;
                    candidate: string;
                    days: number;
                    offer: string;
                };
            }[];
        };
        HospitalDetail: {
            approval: components["schemas"]["HospitalReview"];
            blocked: {
                /** Format: date-time */
                at: string;
                reason: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            hospital: {
                address: string;
                cif: string;
                city: string;
                /** @enum {string} */
                community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
                description: string;
                employees: number;
                id: string;
                name: string;
                phone: string | null;
                phoneCountry: string | null;
                phonePrefix: string | null;
                postalCode: string;
                /** @enum {string} */
                sector: "public" | "private" | "concerted";
            };
            /** @description After saving: what others had changed since the page was read, and was kept */
            kept?: {
                author: string | null;
                byTeam: boolean;
                fields: string[];
            }[] | undefined;
            members: components["schemas"]["HospitalStaff"][];
            offers: {
                approved: number;
                closed: number;
                draft: number;
                pending: number;
                refused: number;
            };
        };
        HospitalDocumentRequest: {
            /** Format: date-time */
            askedAt: string;
            askedBy: string | null;
            can: {
                accept: boolean;
                askAgain: boolean;
                cancel: boolean;
                handIn: boolean;
            };
            /** Format: date */
            dueOn: string;
            file: {
                bytes: number;
                name: string;
                staff: {
                    name: string | null;
                } | null;
                /** Format: date-time */
                uploadedAt: string;
            } | null;
            id: string;
            kind: ("passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation") | null;
            name: string;
            overdue: boolean;
            position: number;
            remindedAt: string | null;
            returnReason: string | null;
            reviewedAt: string | null;
            reviewedBy: string | null;
            /** @enum {string} */
            status: "asked" | "uploaded" | "askedAgain" | "accepted" | "cancelled";
            why: string;
        };
        HospitalDocumentRequests: {
            can: {
                ask: boolean;
            };
            /** @enum {string} */
            candidacy: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
            items: components["schemas"]["HospitalDocumentRequest"][];
        };
        HospitalNextStep: {
            candidacyId: string;
            candidate: string;
            interviewer: string;
            interviewId: string;
            /** @constant */
            key: "clash";
            offer: string;
            other: string;
            /** Format: date-time */
            startsAt: string;
        } | {
            candidacyId: string;
            candidate: string;
            /** Format: date-time */
            endsAt: string;
            /** @constant */
            key: "datesEnding";
            offer: string;
        } | {
            candidacyId: string;
            candidate: string;
            /** @constant */
            key: "interviewToday";
            offer: string;
            /** Format: date-time */
            startsAt: string;
        } | {
            candidacyId: string;
            candidate: string;
            count: number;
            days: number;
            filter: {
                [key: string]: string;
            };
            /** @enum {string} */
            key: "unseen" | "messages" | "interviewDate" | "interviewProposal" | "documents" | "interviewResult";
            offer: string;
        } | {
            days: number;
            id: string;
            /** @constant */
            key: "correctOffer";
            offer: string;
        };
        HospitalPage: {
            choices: {
                approvals: ("pending" | "approved" | "refused")[];
                blocked: boolean[];
                communities: ("ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML")[];
                sectors: ("public" | "private" | "concerted")[];
            } | null;
            items: components["schemas"]["HospitalRow"][];
            nextCursor: string | null;
            total: number;
        };
        HospitalProfile: {
            address: string;
            city: string;
            /** @enum {string} */
            community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
            description: string;
            employees: number;
            id: string;
            name: string;
            /** @enum {string} */
            sector: "public" | "private" | "concerted";
        };
        HospitalRefusal: {
            /** @description What has to change; the hospital reads it */
            reason: string;
            /** @description What was read */
            version: number;
        };
        HospitalRegistration: {
            /** @constant */
            accountType: "hospital";
            email: string;
            firstname: string;
            /** @enum {string} */
            howFound?: ("search" | "socialMedia" | "recommendation" | "event" | "press" | "other") | undefined;
            lastname: string;
            /** @default false */
            newsletter?: boolean | undefined;
            password: string;
            phone: string;
            phonePrefix: string;
            privacy: boolean;
        };
        HospitalReview: {
            allowedEvents: ("approve" | "refuse" | "rename" | "update" | "correct")[];
            reason: string | null;
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            status: "pending" | "approved" | "refused";
            version: number;
        };
        HospitalRow: {
            approval: {
                /** Format: date-time */
                since: string;
                /** @enum {string} */
                status: "pending" | "approved" | "refused";
            };
            blocked: boolean;
            cif: string;
            city: string;
            /** @enum {string} */
            community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
            /** Format: date-time */
            createdAt: string;
            id: string;
            members: number;
            name: string;
            openOffers: number;
            /** @enum {string} */
            sector: "public" | "private" | "concerted";
        };
        HospitalStaff: {
            blocked: boolean;
            can: {
                impersonate: boolean;
            };
            email: string;
            /** Format: date-time */
            joinedAt: string;
            name: string;
            position: string | null;
            /** @enum {string} */
            role: "administrator" | "recruiter" | "selectionCoordinator" | "administrative";
            userId: string;
        };
        HospitalUpdate: {
            address: string;
            cif: string;
            city: string;
            /** @enum {string} */
            community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
            description: string;
            employees: number;
            name: string;
            phone: string;
            phonePrefix: string;
            position?: string | undefined;
            postalCode: string;
            /** @description As it was read: what a colleague has changed since then stays. Left out, everything is replaced */
            read?: {
                address: string;
                cif: string;
                city: string;
                /** @enum {string} */
                community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
                description: string;
                employees: number;
                name: string;
                phone: string | null;
                phonePrefix: string | null;
                position: string | null;
                postalCode: string;
                /** @enum {string} */
                sector: "public" | "private" | "concerted";
            } | undefined;
            /** @enum {string} */
            sector: "public" | "private" | "concerted";
        };
        HospitalVerdict: {
            /** @description What was read */
            version: number;
        };
        ImpersonationRequest: {
            reason: string;
        };
        Impersonator: {
            /** Format: date-time */
            expiresAt: string;
            hospital: string | null;
            name: string;
            reason: string;
            /** Format: date-time */
            startedAt: string;
        };
        InterestRequest: {
            email: string;
            name: string;
            /** @enum {string} */
            profession: "nursing" | "dentistry" | "pharmacy" | "other";
        };
        Interview: {
            allowedEvents: ("pick" | "decline" | "acceptProposal" | "reschedule" | "changeInterviewers" | "withdrawSlot" | "cancel" | "markHeld" | "markNotAttended")[];
            candidacyId: string;
            candidate: {
                name: string;
                zone: string;
            } | null;
            candidateComment: string | null;
            /** Format: date-time */
            createdAt: string;
            durationMinutes: number;
            endsAt: string | null;
            hospital: {
                city: string;
                name: string;
            };
            id: string;
            interviewers: {
                id: string;
                name: string;
            }[];
            location: string;
            message: string;
            offer: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            place: "video" | "onSite";
            position: number;
            slots: components["schemas"]["InterviewSlot"][];
            startsAt: string | null;
            /** @enum {string} */
            status: "pendingConfirmation" | "confirmed" | "declined" | "notAttended" | "cancelled" | "held";
            /** Format: date-time */
            updatedAt: string;
        };
        InterviewCancellation: {
            /** @default  */
            comment?: string | undefined;
        };
        Interviewers: {
            interviewerIds: string[];
        };
        InterviewMove: {
            /** Format: date-time */
            from: string;
            /** @default [] */
            interviewerIds?: string[] | undefined;
            /** @default  */
            message?: string | undefined;
            /** Format: date-time */
            startsAt: string;
        };
        InterviewProposal: {
            /** @enum {number} */
            durationMinutes: 15 | 20 | 30 | 45 | 60 | 90 | 120;
            /** @default [] */
            interviewerIds?: string[] | undefined;
            location: string;
            /** @default  */
            message?: string | undefined;
            /** @enum {string} */
            place: "video" | "onSite";
            slots: {
                /** Format: date-time */
                startsAt: string;
            }[];
        };
        InterviewRefusal: {
            comment: string;
            /** @default [] */
            slots?: {
                /** Format: date-time */
                startsAt: string;
            }[] | undefined;
        };
        InterviewSlot: {
            /** Format: date-time */
            endsAt: string;
            id: string;
            open: boolean;
            /** @enum {string} */
            proposedBy: "hospital" | "doctor";
            /** Format: date-time */
            startsAt: string;
        };
        Invitation: {
            email: string;
            expired: boolean;
            /** Format: date-time */
            expiresAt: string;
            firstname: string;
            id: string;
            lastname: string;
            position: string | null;
            /** @enum {string} */
            role: "administrator" | "recruiter" | "selectionCoordinator" | "administrative";
            /** Format: date-time */
            sentAt: string;
        };
        InvitationAcceptance: {
            password: string;
            privacy: boolean;
        };
        InvitationRequest: {
            email: string;
            firstname: string;
            lastname: string;
            position?: string | undefined;
            /** @enum {string} */
            role: "administrator" | "recruiter" | "selectionCoordinator" | "administrative";
        };
        InvoiceRectification: {
            /** @description Of a refund: what is taken back, before tax; without it all that is left */
            baseCents?: number | undefined;
            /** @enum {string} */
            kind: "refund" | "buyerData";
            /** @description Printed on the invoice */
            reason: string;
        };
        InvoiceRegistry: {
            events: components["schemas"]["InvoiceRegistryEvent"][];
            /** @description Whether records are sent to the tax agency */
            isSent: boolean;
            lastHash: string | null;
            records: number;
        };
        InvoiceRegistryCheck: {
            problems: {
                /** @description The invoice, or the series of a gap */
                number: string | null;
                position: number | null;
                /** @enum {string} */
                problem: "altered" | "invoiceAltered" | "reordered" | "missing" | "unrecorded" | "gap";
            }[];
            records: number;
        };
        InvoiceRegistryEvent: {
            /** Format: date-time */
            at: string;
            /** @description Null for a command, a job or a deleted account */
            by: string | null;
            id: string;
            /** @enum {string} */
            kind: "checked" | "exported";
            problems: number;
            records: number;
        };
        Journey: {
            blocked: ("refused" | "conditional") | null;
            can: {
                mark: ("sending" | "resolution" | "credential" | "job" | "permit" | "visa" | "registration" | "goodStanding" | "collegiation" | "insurance" | "socialSecurity" | "homeRecord" | "spainRecord" | "jobLists")[];
            };
            firstDay: {
                /** Format: date */
                likely: string;
                /** Format: date */
                worst: string;
            } | null;
            /** @description What the other steps have to spare at least */
            leastSlackDays: number | null;
            petitionId: string | null;
            post: {
                /** @description The first day that was agreed on with the hospital */
                agreed: string | null;
                candidacyId: string;
                hospital: string;
                offer: string;
                province: string | null;
            } | null;
            /** @description Every step that the first day waits for is done */
            ready: boolean;
            resolutionCases: number | null;
            setsTheDate: ("sending" | "resolution" | "credential" | "job" | "permit" | "visa" | "registration" | "goodStanding" | "collegiation" | "insurance" | "socialSecurity" | "homeRecord" | "spainRecord" | "jobLists") | null;
            steps: components["schemas"]["JourneyStep"][];
            /** Format: date */
            today: string;
            /** @description What the doctor can do today, the most urgent */
            turn: ("sending" | "resolution" | "credential" | "job" | "permit" | "visa" | "registration" | "goodStanding" | "collegiation" | "insurance" | "socialSecurity" | "homeRecord" | "spainRecord" | "jobLists") | null;
        };
        JourneyMark: {
            /** @description When it began, or was done; of a certificate, issued */
            on?: (string | null) | undefined;
            /** @enum {string} */
            state: "done" | "running" | "waiting";
            /** @enum {string} */
            step: "sending" | "resolution" | "credential" | "job" | "permit" | "visa" | "registration" | "goodStanding" | "collegiation" | "insurance" | "socialSecurity" | "homeRecord" | "spainRecord" | "jobLists";
        };
        JourneyStep: {
            /** @description Null where only practice tells how long it takes */
            article: string | null;
            automatic: boolean;
            critical: boolean;
            doneOn: string | null;
            /**
             * Format: date
             * @description What is most likely; of a done step the day it was done
             */
            end: string;
            /** @enum {string} */
            lane: "degree" | "stay" | "post" | "college" | "start";
            lapsesAfterDays: number | null;
            /** @description The last day on which a certificate is accepted */
            lapsesOn: string | null;
            /** @description It runs for longer than is usual */
            late: boolean;
            needs: ("sending" | "resolution" | "credential" | "job" | "permit" | "visa" | "registration" | "goodStanding" | "collegiation" | "insurance" | "socialSecurity" | "homeRecord" | "spainRecord" | "jobLists")[];
            optional: boolean;
            /** @description Null of done and optional steps */
            slackDays: number | null;
            /** Format: date */
            start: string;
            startedOn: string | null;
            /** @enum {string} */
            state: "done" | "running" | "waiting";
            /** @enum {string} */
            step: "sending" | "resolution" | "credential" | "job" | "permit" | "visa" | "registration" | "goodStanding" | "collegiation" | "insurance" | "socialSecurity" | "homeRecord" | "spainRecord" | "jobLists";
            typicalDays: number;
            /** Format: date */
            worst: string;
            worstDays: number;
        };
        JudgedDocument: {
            document: components["schemas"]["DocumentFile"];
            petition: components["schemas"]["Petition"] | null;
        };
        JudgedFile: {
            /** Format: date-time */
            uploadedAt: string;
        };
        LoginAnswer: components["schemas"]["Tokens"] | components["schemas"]["SecondFactorQuestion"];
        LoginRequest: {
            email: string;
            password: string;
            /** @constant */
            provider: "password";
        };
        MadeDocumentRequests: {
            can: {
                ask: boolean;
            };
            /** @enum {string} */
            candidacy: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
            items: components["schemas"]["HospitalDocumentRequest"][];
            made: number;
        };
        Mailbox: {
            items: components["schemas"]["MailboxEntry"][];
        };
        MailboxEntry: {
            id: string;
            /** Format: date-time */
            sentAt: string;
            subject: string;
            to: string;
        };
        MailboxMessage: {
            attachments: {
                contentType: string;
                name: string;
            }[];
            html: string;
            id: string;
            /** Format: date-time */
            sentAt: string;
            subject: string;
            text: string;
            to: string;
        };
        ManagedOffer: {
            allowedEvents: {
                /** @enum {string} */
                event: "edit" | "chooseProcess" | "chooseVisibility" | "publish" | "approve" | "refuse" | "close" | "delete" | "clone" | "discardRevision";
                refused: ("Forbidden" | "InvalidStatusChange" | "OfferIncomplete" | "OfferHasCandidacies") | null;
            }[];
            applicant: {
                approval: components["schemas"]["HospitalReview"];
                approvesHospital: boolean;
                hospital: {
                    address: string;
                    cif: string;
                    city: string;
                    /** @enum {string} */
                    community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
                    description: string;
                    employees: number;
                    id: string;
                    name: string;
                    phone: string | null;
                    phoneCountry: string | null;
                    phonePrefix: string | null;
                    postalCode: string;
                    /** @enum {string} */
                    sector: "public" | "private" | "concerted";
                };
            } | null;
            can: {
                recommend: boolean;
            };
            closedAt: string | null;
            content: components["schemas"]["OfferContent"];
            /** Format: date-time */
            createdAt: string;
            figures: components["schemas"]["OfferFigures"];
            history: {
                /** Format: date-time */
                at: string;
                author: string | null;
                byTeam: boolean;
                id: string;
                impersonated: boolean;
                /** @enum {string} */
                kind: "created" | "cloned" | "published" | "withdrawn" | "approved" | "refused" | "revisionPublished" | "revisionWithdrawn" | "revisionApproved" | "revisionRefused" | "revisionDiscarded" | "closed";
                reason: string | null;
            }[];
            hospital: components["schemas"]["OfferHospital"];
            id: string;
            isPublic: boolean;
            missing: ("name" | "description" | "community" | "speciality" | "salaryMin" | "salaryMax" | "workingDay" | "contractType" | "yearsOfExperience" | "vacancies")[];
            process: {
                id: string;
                name: string;
            } | null;
            publishedAt: string | null;
            refusalReason: string | null;
            revision: components["schemas"]["OfferContent"] | null;
            revisionStatus: ("draft" | "pending" | "refused") | null;
            /** @enum {string} */
            status: "draft" | "pending" | "approved" | "refused" | "closed";
            steps: components["schemas"]["StepOutline"][];
            submittedAt: string | null;
            /** Format: date-time */
            updatedAt: string;
            updatedBy: {
                author: string | null;
                byTeam: boolean;
            };
            version: number;
            waitingDays: number | null;
            warnings: {
                /** @enum {string} */
                field: "name" | "description";
                found: string;
                /** @enum {string} */
                kind: "age" | "sex" | "title" | "nationality" | "family" | "appearance";
                suggestion: string | null;
            }[];
        };
        ManagedOfferCounts: {
            all: number;
            can: {
                create: boolean;
            };
            candidacies: number | null;
            hospitals: {
                id: string;
                name: string;
            }[];
            specialities: string[];
            views: {
                approved: number;
                closed: number;
                draft: number;
                pending: number;
                refused: number;
                toApprove: number;
            };
        };
        ManagedOfferPage: {
            items: components["schemas"]["ManagedOfferRow"][];
            nextCursor: string | null;
            total: number;
            understood: string | null;
        };
        ManagedOfferRow: {
            allowedEvents: {
                /** @enum {string} */
                event: "edit" | "chooseProcess" | "chooseVisibility" | "publish" | "approve" | "refuse" | "close" | "delete" | "clone" | "discardRevision";
                refused: ("Forbidden" | "InvalidStatusChange" | "OfferIncomplete" | "OfferHasCandidacies") | null;
            }[];
            can: {
                recommend: boolean;
            };
            contractType: ("permanent" | "permanentSeasonal" | "temporaryProduction" | "temporaryReplacement" | "training" | "relief" | "freelance" | "statutoryPermanent" | "statutoryInterim" | "statutoryReplacement" | "residency") | null;
            figures: components["schemas"]["OfferFigures"];
            hospital: components["schemas"]["OfferHospital"];
            id: string;
            name: string | null;
            publishedAt: string | null;
            refusalReason: string | null;
            revisionStatus: ("draft" | "pending" | "refused") | null;
            salaryMax: number | null;
            salaryMin: number | null;
            /** @enum {string} */
            status: "draft" | "pending" | "approved" | "refused" | "closed";
            /** Format: date-time */
            updatedAt: string;
            vacancies: number | null;
            waitingDays: number | null;
            workingDay: ("full" | "partial" | "reduced" | "intensive" | "morning" | "afternoon" | "night" | "rotating" | "onSiteCalls" | "onCall" | "weekends" | "telemedicine") | null;
        };
        Message: {
            author: {
                name: string;
                /** @description At the hospital; of the team’s people the product */
                position: string | null;
            } | null;
            byMail: boolean;
            file: {
                bytes: number;
                name: string;
            } | null;
            handedIn: boolean;
            id: string;
            readAt: string | null;
            /** Format: date-time */
            sentAt: string;
            /** @enum {string} */
            side: "doctor" | "hospital" | "team";
            text: string;
            unanswered: boolean;
        };
        MessageText: {
            /**
             * Format: uuid
             * @description Made by the caller, one for each message: sent again it is not written twice
             */
            key: string;
            /** @description Plain text */
            text: string;
        };
        MissingItem: {
            fields: ("phone" | "speciality" | "degreeCountry" | "address" | "city" | "state" | "postalCode" | "gender" | "maritalStatus" | "parent1")[];
            /** @constant */
            key: "personalData";
            /** @constant */
            target: "personal";
        } | {
            /** @enum {string} */
            document: "passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation";
            /** @enum {string} */
            key: "documentMissing" | "documentRejected";
            /** @constant */
            target: "documents";
        } | {
            gaps: ("objective" | "education" | "experienceOrLanguages" | "unfinishedEntries")[];
            /** @constant */
            key: "cv";
            /** @constant */
            target: "cv";
        } | {
            /** @constant */
            key: "contract";
            /** @constant */
            target: "contract";
        } | {
            /** @constant */
            key: "payment";
            /** @enum {string} */
            product: "recognition" | "offersAccess";
            /** @enum {string} */
            target: "contract" | "payments";
        };
        NewPasskey: {
            credential: components["schemas"]["PasskeyRegistration"];
            name: string;
        };
        NewRecoveryCodes: {
            recoveryCodes: string[];
            state: components["schemas"]["SecondFactorState"];
        };
        NotedCall: {
            /** @description Who noted it; null if their account was deleted */
            by: string | null;
            /** Format: date */
            day: string;
            /** @description What came of it, for the hospital alone; empty if nothing was written */
            note: string;
        };
        Notification: {
            /** Format: date-time */
            at: string;
            id: string;
            /** @enum {string} */
            kind: "petitionSent" | "documentApproved" | "documentRejected" | "cvReviewed" | "cvReturned" | "petitionValidated" | "petitionSentToMinistry" | "requirementStarted" | "requirementAnswered" | "requirementDue" | "extensionGranted" | "extensionDenied" | "hearingStarted" | "hearingDue" | "hearingAlleged" | "hearingWaived" | "noticeUnopened" | "datesCorrected" | "petitionComment" | "petitionGranted" | "petitionGrantedConditionally" | "conditionDone" | "petitionDenied" | "petitionInadmitted" | "petitionWithdrawn" | "documentExpiring" | "paymentReceived" | "paymentDuplicate" | "paymentRefunded" | "candidacySubmitted" | "offerRecommended" | "candidacyReceived" | "candidacyWithdrawn" | "stepStarted" | "documentsRequested" | "requestedDocumentHandedIn" | "requestedDocumentAccepted" | "requestedDocumentAskedAgain" | "documentRequestCancelled" | "documentRequestDue" | "interviewProposed" | "candidacyAccepted" | "acceptanceUndone" | "candidacyDiscarded" | "candidacyReopened" | "firstDayAgreed" | "interviewNotAttended" | "messageFromHospital" | "messageFromTeam" | "interviewConfirmed" | "interviewRescheduled" | "interviewCancelled" | "interviewTomorrow" | "interviewSoon" | "conversationClosed" | "conversationReopened" | "reportUpheld" | "reportDismissed" | "requestedDocumentUploaded" | "interviewDeclined" | "interviewerAsked" | "interviewerAdded" | "interviewerReleased" | "vacanciesFilled" | "vacancyFreed" | "firstDayGiven" | "messageFromCandidate" | "contactOpened" | "mentionedInNote" | "offerApproved" | "offerRefused" | "revisionApproved" | "revisionRefused" | "offerClosed" | "offerDeleted" | "hospitalApproved" | "hospitalRefused" | "cifClaimAnswered" | "hospitalReceived" | "cifClaimed" | "offerReceived" | "revisionReceived" | "petitionReceived" | "documentReplaced" | "messageFromApplicant" | "conversationReported";
            link: string;
            params: {
                [key: string]: string;
            };
            read: boolean;
        };
        NotificationPage: {
            items: components["schemas"]["Notification"][];
            nextCursor: string | null;
            unread: number;
        };
        NotificationSelection: {
            /** @description Only what leads to this page */
            about?: string | undefined;
            /** @description Left out: all of them */
            ids?: string[] | undefined;
        };
        OfferApproval: {
            /** @description Of a hospital that is not approved yet */
            hospitalVersion?: number | undefined;
            /** @description The version that was read */
            version: number;
        };
        OfferContent: {
            community: ("ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML") | null;
            contractType: ("permanent" | "permanentSeasonal" | "temporaryProduction" | "temporaryReplacement" | "training" | "relief" | "freelance" | "statutoryPermanent" | "statutoryInterim" | "statutoryReplacement" | "residency") | null;
            description: string | null;
            name: string | null;
            salaryMax: number | null;
            salaryMin: number | null;
            speciality: string | null;
            vacancies: number | null;
            workingDay: ("full" | "partial" | "reduced" | "intensive" | "morning" | "afternoon" | "night" | "rotating" | "onSiteCalls" | "onCall" | "weekends" | "telemedicine") | null;
            yearsOfExperience: number | null;
        };
        OfferCreation: {
            content: components["schemas"]["OfferDraft"];
            /**
             * Format: uuid
             * @description Chosen by the caller, so that the same sent twice makes one draft
             */
            id?: string | undefined;
        };
        OfferDraft: {
            community: ("ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML") | null;
            contractType: ("permanent" | "permanentSeasonal" | "temporaryProduction" | "temporaryReplacement" | "training" | "relief" | "freelance" | "statutoryPermanent" | "statutoryInterim" | "statutoryReplacement" | "residency") | null;
            description: string | null;
            name: string | null;
            salaryMax: number | null;
            salaryMin: number | null;
            speciality: ("Medicina general (sin especialidad)" | "Alergología" | "Anatomía Patológica" | "Anestesiología y Reanimación" | "Angiología y Cirugía Vascular" | "Aparato Digestivo" | "Cardiología" | "Cirugía Cardiovascular" | "Cirugía General y del Aparato Digestivo" | "Cirugía Oral y Maxilofacial" | "Cirugía Ortopédica y Traumatología" | "Cirugía Pediátrica" | "Cirugía Plástica, Estética y Reparadora" | "Cirugía Torácica" | "Dermatología Médico-Quirúrgica y Venereología" | "Endocrinología y Nutrición" | "Farmacología Clínica" | "Geriatría" | "Hematología y Hemoterapia" | "Inmunología" | "Laboratorio Clínico" | "Medicina de Urgencias y Emergencias" | "Medicina del Trabajo" | "Medicina Familiar y Comunitaria" | "Medicina Física y Rehabilitación" | "Medicina Intensiva" | "Medicina Interna" | "Medicina Legal y Forense" | "Medicina Nuclear" | "Medicina Preventiva y Salud Pública" | "Microbiología y Parasitología" | "Nefrología" | "Neumología" | "Neurocirugía" | "Neurofisiología Clínica" | "Neurología" | "Obstetricia y Ginecología" | "Oftalmología" | "Oncología Médica" | "Oncología Radioterápica" | "Otorrinolaringología" | "Pediatría y sus Áreas Específicas" | "Psiquiatría" | "Psiquiatría Infantil y de la Adolescencia" | "Radiodiagnóstico" | "Reumatología" | "Urología") | null;
            vacancies: number | null;
            workingDay: ("full" | "partial" | "reduced" | "intensive" | "morning" | "afternoon" | "night" | "rotating" | "onSiteCalls" | "onCall" | "weekends" | "telemedicine") | null;
            yearsOfExperience: number | null;
        };
        OfferFacets: {
            community: {
                count: number;
                /** @enum {string} */
                value: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
            }[];
            contractType: {
                count: number;
                /** @enum {string} */
                value: "permanent" | "permanentSeasonal" | "temporaryProduction" | "temporaryReplacement" | "training" | "relief" | "freelance" | "statutoryPermanent" | "statutoryInterim" | "statutoryReplacement" | "residency";
            }[];
            salary: number[];
            speciality: {
                count: number;
                value: string;
            }[];
            total: number;
            workingDay: {
                count: number;
                /** @enum {string} */
                value: "full" | "partial" | "reduced" | "intensive" | "morning" | "afternoon" | "night" | "rotating" | "onSiteCalls" | "onCall" | "weekends" | "telemedicine";
            }[];
        };
        OfferFigures: {
            accepted: number;
            candidacies: number;
            longestWaitDays: number | null;
            newCandidacies: number;
            open: number;
        };
        OfferFilters: {
            community?: ("ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML")[] | undefined;
            contractType?: ("permanent" | "permanentSeasonal" | "temporaryProduction" | "temporaryReplacement" | "training" | "relief" | "freelance" | "statutoryPermanent" | "statutoryInterim" | "statutoryReplacement" | "residency")[] | undefined;
            maxExperience?: number | undefined;
            salaryMin?: number | undefined;
            search?: string | undefined;
            speciality?: ("Medicina general (sin especialidad)" | "Alergología" | "Anatomía Patológica" | "Anestesiología y Reanimación" | "Angiología y Cirugía Vascular" | "Aparato Digestivo" | "Cardiología" | "Cirugía Cardiovascular" | "Cirugía General y del Aparato Digestivo" | "Cirugía Oral y Maxilofacial" | "Cirugía Ortopédica y Traumatología" | "Cirugía Pediátrica" | "Cirugía Plástica, Estética y Reparadora" | "Cirugía Torácica" | "Dermatología Médico-Quirúrgica y Venereología" | "Endocrinología y Nutrición" | "Farmacología Clínica" | "Geriatría" | "Hematología y Hemoterapia" | "Inmunología" | "Laboratorio Clínico" | "Medicina de Urgencias y Emergencias" | "Medicina del Trabajo" | "Medicina Familiar y Comunitaria" | "Medicina Física y Rehabilitación" | "Medicina Intensiva" | "Medicina Interna" | "Medicina Legal y Forense" | "Medicina Nuclear" | "Medicina Preventiva y Salud Pública" | "Microbiología y Parasitología" | "Nefrología" | "Neumología" | "Neurocirugía" | "Neurofisiología Clínica" | "Neurología" | "Obstetricia y Ginecología" | "Oftalmología" | "Oncología Médica" | "Oncología Radioterápica" | "Otorrinolaringología" | "Pediatría y sus Áreas Específicas" | "Psiquiatría" | "Psiquiatría Infantil y de la Adolescencia" | "Radiodiagnóstico" | "Reumatología" | "Urología")[] | undefined;
            workingDay?: ("full" | "partial" | "reduced" | "intensive" | "morning" | "afternoon" | "night" | "rotating" | "onSiteCalls" | "onCall" | "weekends" | "telemedicine")[] | undefined;
        };
        OfferForDoctor: {
            candidacy: {
                /** Format: date-time */
                appliedAt: string;
                id: string;
                /** @enum {string} */
                status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
            } | null;
            /** @enum {string} */
            community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
            /** @enum {string} */
            contractType: "permanent" | "permanentSeasonal" | "temporaryProduction" | "temporaryReplacement" | "training" | "relief" | "freelance" | "statutoryPermanent" | "statutoryInterim" | "statutoryReplacement" | "residency";
            description: string;
            hospital: components["schemas"]["HospitalProfile"];
            id: string;
            match: components["schemas"]["OfferMatch"];
            missing: components["schemas"]["MissingItem"][];
            name: string;
            /** Format: date-time */
            publishedAt: string;
            salaryMax: number;
            salaryMin: number;
            speciality: string;
            /** @enum {string} */
            status: "approved" | "closed";
            steps: components["schemas"]["StepOutline"][];
            vacancies: number;
            /** @enum {string} */
            workingDay: "full" | "partial" | "reduced" | "intensive" | "morning" | "afternoon" | "night" | "rotating" | "onSiteCalls" | "onCall" | "weekends" | "telemedicine";
            yearsOfExperience: number;
        };
        OfferHospital: {
            blocked: boolean;
            city: string;
            id: string;
            name: string;
        };
        OfferMatch: {
            /** @enum {string} */
            level: "high" | "medium" | "low";
            reasons: ({
                /** @constant */
                fits: true;
                /** @enum {string} */
                key: "specialitySame" | "specialityNotAsked" | "experienceNotAsked";
            } | {
                /** @constant */
                fits: false;
                /** @constant */
                key: "specialityOther";
                speciality: string;
            } | {
                asked: number;
                /** @constant */
                fits: true;
                /** @constant */
                key: "experienceEnough";
                years: number;
            } | {
                asked: number;
                /** @constant */
                fits: false;
                /** @constant */
                key: "experienceShort";
                years: number;
            } | {
                asked: number;
                /** @constant */
                fits: false;
                /** @constant */
                key: "experienceUnknown";
            } | {
                /** @constant */
                fits: false;
                /** @constant */
                key: "recognition";
                /** @enum {string} */
                state: "credentialPending" | "notStarted" | "filling" | "pending" | "review" | "sent" | "denied";
            })[];
        };
        OfferPage: {
            items: components["schemas"]["FoundOffer"][];
            nextCursor: string | null;
            total: number;
            understood: {
                typed: string;
                understood: string;
            }[];
        };
        OfferProcessChoice: {
            /** @description One of the hospital’s processes; null for the standard one */
            processId: string | null;
        };
        OfferRefusal: {
            /** @description What has to change, for the hospital */
            reason: string;
            /** @description The version that was read */
            version: number;
        };
        OfferUpdate: {
            content: components["schemas"]["OfferDraft"];
            /** @description The version that was read */
            version: number;
        };
        OfferVersion: {
            /** @description The version that was read */
            version: number;
        };
        OfferVisibility: {
            /** @description Whether people without an account may read it while it is open */
            isPublic: boolean;
        };
        OpenInvitation: {
            email: string;
            /** Format: date-time */
            expiresAt: string;
            firstname: string;
            hospital: {
                city: string;
                name: string;
            };
            /** @constant */
            kind: "hospital";
            lastname: string;
            position: string | null;
            /** @enum {string} */
            role: "administrator" | "recruiter" | "selectionCoordinator" | "administrative";
        } | {
            accessUntil: string | null;
            email: string;
            /** Format: date-time */
            expiresAt: string;
            firstname: string;
            /** @enum {string} */
            group: "admin" | "superadmin";
            /** @constant */
            kind: "administrator";
            lastname: string;
        };
        OwnCandidacy: {
            /** Format: date-time */
            appliedAt: string;
            can: {
                giveFirstDay: boolean;
                withdraw: boolean;
            };
            farewell: string | null;
            firstDay: components["schemas"]["FirstDay"] | null;
            hospital: {
                city: string;
                name: string;
            };
            id: string;
            next: ({
                count: number;
                /** Format: date */
                dueOn: string;
                /** @constant */
                kind: "documents";
            } | {
                /** @constant */
                kind: "pickDate";
            } | {
                /** @constant */
                kind: "interview";
                /** Format: date-time */
                startsAt: string;
            })[];
            offer: {
                /** @enum {string} */
                community: "ES-AN" | "ES-AR" | "ES-AS" | "ES-IB" | "ES-CN" | "ES-CB" | "ES-CL" | "ES-CM" | "ES-CT" | "ES-VC" | "ES-EX" | "ES-GA" | "ES-MD" | "ES-MC" | "ES-NC" | "ES-PV" | "ES-RI" | "ES-CE" | "ES-ML";
                id: string;
                name: string;
                open: boolean;
                speciality: string;
            };
            /** @enum {string} */
            status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
            /** Format: date-time */
            statusSince: string;
            steps: components["schemas"]["OwnCandidacyStep"][];
            unread: number;
            yourTurn: boolean;
        };
        OwnCandidacyPage: {
            counts: {
                accepted: number;
                applied: number;
                discarded: number;
                inProcess: number;
                withdrawn: number;
            };
            items: components["schemas"]["OwnCandidacy"][];
            nextCursor: string | null;
            total: number;
        };
        OwnCandidacyStep: {
            completedAt: string | null;
            name: string;
            startedAt: string | null;
            status: ("active" | "done" | "skipped") | null;
            text: string | null;
            /** @enum {string} */
            type: "documentRequest" | "internal" | "interview";
        };
        OwnContact: {
            can: {
                choose: boolean;
            };
            /** @description Null until the hospital accepts */
            contact: components["schemas"]["HospitalContact"] | null;
            email: string;
            phone: string | null;
            sharesPhone: boolean;
        };
        OwnDocumentRequest: {
            /** Format: date-time */
            askedAt: string;
            can: {
                upload: boolean;
            };
            /** Format: date */
            dueOn: string;
            file: {
                bytes: number;
                name: string;
                staff: {
                    name: string | null;
                } | null;
                /** Format: date-time */
                uploadedAt: string;
            } | null;
            id: string;
            kind: ("passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation") | null;
            name: string;
            overdue: boolean;
            position: number;
            returnReason: string | null;
            /** @enum {string} */
            status: "asked" | "uploaded" | "askedAgain" | "accepted" | "cancelled";
            why: string;
        };
        OwnDocumentRequests: {
            items: components["schemas"]["OwnDocumentRequest"][];
        };
        OwnHospital: {
            approval: components["schemas"]["HospitalApproval"] | null;
            can: {
                edit: boolean;
                findDoctors: boolean;
            };
            claim: {
                /** Format: date-time */
                at: string;
                cif: string;
            } | null;
            hospital: components["schemas"]["Hospital"] | null;
            /** @description After saving: what others had changed since the page was read, and was kept */
            kept?: {
                author: string | null;
                byTeam: boolean;
                fields: string[];
            }[] | undefined;
        };
        OwnHospitalProfile: {
            profile: components["schemas"]["HospitalProfile"] | null;
        };
        OwnInterviews: {
            items: components["schemas"]["Interview"][];
        };
        OwnRoad: {
            answers: {
                degreeCountry: string | null;
                nationality: string;
                otherNationality: string | null;
                speciality: string | null;
            };
            /** @description Why a petition of RD 889/2022 is not for them */
            notSold: ("otherRoad" | "unknownRoad" | "resolved") | null;
            /** @description Of our service, with its tax; 0 where it is not sold */
            priceCents: number;
            /** @description Null until the country of the degree is known */
            road: components["schemas"]["Road"] | null;
            stateFeeCents: number;
            verified: ("nationality" | "otherNationality" | "degreeCountry" | "speciality")[];
        };
        /** @description What the API answers to these paths, as the page asks for them. */
        PagePayload: {
            answers: {
                [key: string]: unknown;
            };
        };
        PaperWeightsChange: {
            /** @enum {string} */
            criminalRecord: "blocks" | "warns";
            /** @enum {string} */
            declaration: "blocks" | "warns";
            /** @enum {string} */
            feeReceipt: "blocks" | "warns";
            /** @enum {string} */
            languageProof: "blocks" | "warns";
            /** @description All of them as they were read */
            read: components["schemas"]["PaperWeightsSetting"];
            /** @enum {string} */
            representation: "blocks" | "warns";
            /** @enum {string} */
            workContinuity: "blocks" | "warns";
        };
        PaperWeightsSetting: {
            /** @enum {string} */
            criminalRecord: "blocks" | "warns";
            /** @enum {string} */
            declaration: "blocks" | "warns";
            /** @enum {string} */
            feeReceipt: "blocks" | "warns";
            /** @enum {string} */
            languageProof: "blocks" | "warns";
            /** @enum {string} */
            representation: "blocks" | "warns";
            /** @enum {string} */
            workContinuity: "blocks" | "warns";
        };
        Passkey: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            lastUsedAt: string | null;
            name: string;
        };
        PasskeyAssertion: {
            id: string;
            rawId: string;
            response: {
                authenticatorData: string;
                clientDataJSON: string;
                signature: string;
                userHandle?: string | undefined;
            };
            /** @constant */
            type: "public-key";
        };
        PasskeyCreationOptions: {
            /** @constant */
            attestation: "none";
            authenticatorSelection: {
                /** @constant */
                requireResidentKey: true;
                /** @constant */
                residentKey: "required";
                /** @constant */
                userVerification: "required";
            };
            challenge: string;
            excludeCredentials: {
                id: string;
                transports: string[];
                /** @constant */
                type: "public-key";
            }[];
            pubKeyCredParams: {
                alg: number;
                /** @constant */
                type: "public-key";
            }[];
            rp: {
                id: string;
                name: string;
            };
            timeout: number;
            user: {
                displayName: string;
                id: string;
                name: string;
            };
        };
        PasskeyLoginOptions: {
            options: components["schemas"]["PasskeyRequestOptions"];
        };
        PasskeyLoginRequest: {
            credential: components["schemas"]["PasskeyAssertion"];
        };
        PasskeyName: {
            name: string;
        };
        PasskeyOptions: {
            options: components["schemas"]["PasskeyCreationOptions"];
        };
        PasskeyRegistration: {
            id: string;
            rawId: string;
            response: {
                attestationObject: string;
                clientDataJSON: string;
                transports?: string[] | undefined;
            };
            /** @constant */
            type: "public-key";
        };
        PasskeyRequestOptions: {
            allowCredentials: {
                id: string;
                transports: string[];
                /** @constant */
                type: "public-key";
            }[];
            challenge: string;
            rpId: string;
            timeout: number;
            /** @constant */
            userVerification: "required";
        };
        PassportSetting: {
            /** @description The least length of a passport’s number; 9 is the specification’s */
            passportMinLength: number;
        };
        PassportSettingChange: {
            /** @description The least length of a passport’s number; 9 is the specification’s */
            passportMinLength: number;
            /** @description As it was read */
            read: components["schemas"]["PassportSetting"];
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: string;
        };
        PasswordConfirmation: {
            password: string;
        };
        PasswordReset: {
            password: string;
            token: string;
        };
        Payment: {
            /** @description Whole cents */
            baseCents: number;
            buyer: {
                email: string;
                name: string;
            };
            checkoutUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            /** Format: date-time */
            expiresAt: string;
            id: string;
            invoiceNumber: string | null;
            lines: components["schemas"]["PriceLine"][];
            products: ("recognition" | "offersAccess")[];
            rectifications: {
                id: string;
                /** @enum {string} */
                kind: "refund" | "buyerData";
                number: string;
                /** @description Whole cents */
                totalCents: number;
            }[];
            settledAt: string | null;
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "cancelled" | "expired" | "duplicate" | "refunded";
            /** @description Whole cents */
            taxCents: number;
            /** @description Hundredths of a percent: 2100 is 21 % */
            taxRate: number;
            /** @enum {string} */
            taxRule: "spain" | "europeanUnion" | "outsideEuropeanUnion";
            /** @description Whole cents */
            totalCents: number;
        };
        PaymentOrder: {
            /**
             * @description The express wish that the service begins within the 14 days of withdrawal
             * @constant
             */
            earlyStartConsent: true;
            /** @description What the buyer saw; a total that changed meanwhile is a conflict */
            expectedTotalCents: number;
            products: ("recognition" | "offersAccess")[];
        };
        PaymentPage: {
            choices: {
                months: string[];
                products: ("recognition" | "offersAccess")[];
                statuses: ("pending" | "paid" | "failed" | "cancelled" | "expired" | "duplicate" | "refunded")[];
            } | null;
            items: components["schemas"]["Payment"][];
            nextCursor: string | null;
            total: number;
        };
        PaymentQuote: {
            /** @description Whole cents */
            baseCents: number;
            catalogue: {
                /** @description Whole cents */
                baseCents: number;
                discountPercent: number;
                /** @description Whole cents */
                priceCents: number;
                /** @enum {string} */
                product: "recognition" | "offersAccess";
                /** @enum {string} */
                state: "payable" | "paid" | "free";
                /** @description Whole cents */
                totalCents: number;
            }[];
            currency: string;
            lines: components["schemas"]["PriceLine"][];
            missing: ("contract" | "name" | "taxId" | "address" | "city" | "postalCode" | "country")[];
            /** @description Why the recognition is not for sale */
            notSold: ("otherRoad" | "unknownRoad" | "resolved") | null;
            /** @description Null until nationality and country of the degree are known */
            road: components["schemas"]["Road"] | null;
            /** @description Whole cents */
            stateFeeCents: number;
            /** @description Whole cents */
            taxCents: number;
            /** @description Hundredths of a percent: 2100 is 21 % */
            taxRate: number;
            /** @enum {string} */
            taxRule: "spain" | "europeanUnion" | "outsideEuropeanUnion";
            /** @description Whole cents */
            totalCents: number;
        };
        Petition: {
            allowedEvents: {
                /** @enum {string} */
                event: "send" | "validate" | "sendToMinistry" | "approve" | "refuse";
                refused: ("Forbidden" | "InvalidStatusChange" | "OtherRoad" | "PetitionIncomplete" | "DocumentsNotApproved" | "CvNotReviewed" | "PaymentRequired") | null;
            }[];
            can: {
                answerRequirement: boolean;
                attachLetter: boolean;
                attachProposal: boolean;
                attachResolution: boolean;
                closeHearing: boolean;
                comment: boolean;
                completeConditions: boolean;
                correctDates: boolean;
                decideExtension: boolean;
                judge: string[];
                requestExtension: boolean;
                returnCv: boolean;
                reviewCv: boolean;
                sayOpened: ("requirement" | "hearing" | "resolution")[];
                startAnother: boolean;
                startHearing: boolean;
                startRequirement: boolean;
            };
            checklist: components["schemas"]["PetitionChecklist"];
            clock: components["schemas"]["PetitionClockTerm"][];
            conditions: {
                doneAt: string | null;
                /** @description What the doctor uploaded for it, newest first */
                files: components["schemas"]["PetitionAnswerFile"][];
                id: string;
                text: string;
            }[];
            conditionsDueOn: string | null;
            country: string | null;
            /** Format: date-time */
            createdAt: string;
            cv: {
                gaps: ("objective" | "education" | "experienceOrLanguages" | "unfinishedEntries")[];
                returned: components["schemas"]["CvReturn"] | null;
                reviewedAt: string | null;
                /** @enum {string} */
                status: "pending" | "reviewed";
                /** Format: date-time */
                updatedAt: string;
            } | null;
            deadlineIfRegisteredToday: string | null;
            doctor: {
                email: string;
                firstname: string;
                id: string;
                lastname: string;
            };
            documents: components["schemas"]["DoctorDocuments"];
            filesUntil: string | null;
            hearings: {
                /** @description Of an open one: what the doctor uploaded against it, newest first; empty afterwards */
                answer: components["schemas"]["PetitionAnswerFile"][];
                closedOn: string | null;
                id: string;
                /** @description The ministry’s own proposal, once the team attached it */
                letter: {
                    bytes: number;
                    name: string;
                } | null;
                notification: components["schemas"]["PetitionNotification"];
                outcome: ("alleged" | "waived") | null;
                /** @enum {string} */
                proposal: "denial" | "conditional";
                summary: string;
            }[];
            id: string;
            legalTerm: components["schemas"]["PetitionLegalTerm"] | null;
            letters: {
                /** @enum {string} */
                kind: "subsanacion" | "ampliacion" | "alegaciones" | "impulso" | "certificadoSilencio" | "reposicion" | "desistimiento";
                until: string | null;
            }[];
            missing: components["schemas"]["MissingItem"][];
            next: components["schemas"]["PetitionStep"];
            paid: boolean;
            receipt: {
                code: string;
                hasFile: boolean;
                /** Format: date-time */
                issuedAt: string;
                sha256: string;
            } | null;
            reference: string;
            requirements: {
                /** @description Of an open one: what the doctor uploaded since, newest first; empty afterwards */
                answer: components["schemas"]["PetitionAnswerFile"][];
                /** Format: date */
                answerBy: string;
                extension: {
                    decidedOn: string | null;
                    /** Format: date */
                    requestedOn: string;
                    /** @description The whole term; null if denied or not decided yet */
                    workingDays: number | null;
                } | null;
                /** Format: date */
                from: string;
                id: string;
                /** @description The ministry’s own letter, once the team attached it */
                letter: {
                    bytes: number;
                    name: string;
                } | null;
                notification: components["schemas"]["PetitionNotification"];
                reason: string;
                until: string | null;
            }[];
            resolution: {
                /** Format: date-time */
                at: string;
                comment: string;
                file: {
                    bytes: number;
                    name: string;
                } | null;
                /** @enum {string} */
                kind: "granted" | "conditional" | "denied" | "inadmitted" | "withdrawn";
                notification: components["schemas"]["PetitionNotification"];
            } | null;
            review: {
                cvContent: components["schemas"]["CvContent"] | null;
                declared: components["schemas"]["Doctor"];
                resolutionFile: {
                    bytes: number;
                    name: string;
                } | null;
            } | null;
            sentAt: string | null;
            /** @enum {string} */
            standing: "none" | "Pending" | "Review" | "Sended" | "conditional" | "Aproved" | "Refused" | "inadmitted" | "withdrawn";
            /** @description Null while the doctor is still filling it in */
            status: ("Pending" | "Review" | "Sended" | "Aproved" | "Refused") | null;
            /** Format: date-time */
            statusSince: string;
            steps: {
                at: string | null;
                reached: boolean;
                /** @enum {string} */
                step: "documentationReceived" | "documentationValidated" | "cvCreated" | "sentToMinistry" | "resolution";
            }[];
            timeline: components["schemas"]["PetitionTimelineEntry"][];
            /** Format: date-time */
            updatedAt: string;
            waitingMessages: number;
        };
        PetitionAnswerFile: {
            fileName: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation";
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /** Format: date-time */
            uploadedAt: string;
            version: number;
        };
        PetitionChecklist: {
            can: {
                answer: boolean;
                sign: boolean;
            };
            declarationSignedAt: string | null;
            /** @description Form 790, code 107, to be copied; empty once it was filed */
            feeForm: {
                /** @enum {string} */
                field: "documentNumber" | "name" | "address" | "city" | "state" | "postalCode" | "phone" | "email" | "concept" | "amount";
                value: string;
            }[];
            /** @description Which of the proofs of Spanish is handed in */
            languageProof: ("dele" | "officialSchool" | "degreeInSpanish" | "schoolingInSpanish") | null;
            representative: {
                documentNumber: string;
                name: string;
            } | null;
            /** @description Asked for and not there, without holding the petition up */
            warnings: ("passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation")[];
        };
        PetitionChecklistAnswers: {
            languageProof?: (("dele" | "officialSchool" | "degreeInSpanish" | "schoolingInSpanish") | null) | undefined;
            representative?: (components["schemas"]["PetitionRepresentative"] | null) | undefined;
        };
        PetitionClockTerm: {
            daysLeft: number | null;
            end: string | null;
            /** @enum {string} */
            kind: "access" | "requirement" | "hearing" | "resolution" | "silence" | "reposicion" | "contencioso" | "conditions";
            /** @description Of an unopened notice: the end if nobody opens it */
            latestEnd: string | null;
            /** @enum {string} */
            owner: "doctor" | "ministry";
            /** @enum {string} */
            state: "running" | "unopened" | "suspended" | "notYet" | "open" | "past";
            why: {
                articles: {
                    article: string;
                    /** @enum {string} */
                    law: "rd889" | "ley39" | "ljca";
                }[];
                cells: {
                    /** Format: date */
                    day: string;
                    number: number | null;
                    place: ("national" | "seat" | "residence" | "settings") | null;
                }[];
                steps: {
                    count?: number | undefined;
                    /** @enum {string} */
                    key: "notified" | "disposed" | "opened" | "delivered" | "published" | "unopened" | "rejected" | "registered" | "workingDays" | "extended" | "months" | "shortMonth" | "suspended" | "moved" | "holiday" | "august" | "afterTerm" | "latest";
                    /** Format: date */
                    on: string;
                    /** @enum {string} */
                    place?: ("national" | "seat" | "residence" | "settings") | undefined;
                    /** Format: date */
                    until?: string | undefined;
                }[];
            };
            workingDays: {
                left: number;
                total: number;
            } | null;
        };
        PetitionComment: {
            internal: boolean;
            text: string;
        };
        PetitionCounts: {
            Aproved: number;
            countries: string[];
            /** @description Whole days; null if none is open */
            longestWait: number | null;
            none: number;
            /** @description Which of these filters find any */
            openWork: ("messages-unanswered" | "cv-pending" | "term-over")[];
            /** @description Whether paid and unpaid ones occur */
            paid: boolean[];
            Pending: number;
            Refused: number;
            Review: number;
            Sended: number;
        };
        PetitionDeclaration: {
            fullName: string;
            missing: ("documentNumber" | "address" | "city" | "postalCode" | "degreeCountry")[];
            offered: {
                paragraphs: string[];
                sha256: string;
                title: string;
            } | null;
        };
        PetitionLegalTerm: {
            daysElapsed: number;
            daysLeft: number;
            daysOver: number;
            /** Format: date */
            deadline: string;
            /** Format: date */
            registeredOn: string;
            registryNumber: string;
            suspended: boolean;
        };
        PetitionNotification: {
            /** @enum {string} */
            channel: "electronic" | "paper" | "publication";
            /** Format: date */
            countsFrom: string;
            /** @description Electronic notices: put at disposal */
            disposedOn: string | null;
            /** @description Opened, delivered or published; null while unopened */
            notifiedOn: string | null;
            rejectedOn: string | null;
            /** @enum {string} */
            state: "made" | "unopened" | "rejected";
        };
        PetitionPage: {
            items: components["schemas"]["PetitionRow"][];
            nextCursor: string | null;
            total: number;
            understood: string | null;
        };
        PetitionRepresentative: {
            /** @description Of a person or a company; stored without spaces and hyphens */
            documentNumber: string;
            name: string;
        };
        PetitionRow: {
            country: string | null;
            /** Format: date-time */
            createdAt: string;
            documents: {
                /** @enum {string} */
                kind: "passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation";
                /** @enum {string} */
                status: "pending" | "approved" | "rejected" | "missing";
            }[];
            email: string;
            id: string;
            legalTerm: components["schemas"]["PetitionLegalTerm"] | null;
            name: string;
            paid: boolean;
            reached: ("documentationReceived" | "documentationValidated" | "cvCreated" | "sentToMinistry" | "resolution")[];
            reference: string;
            replaced: number;
            sentAt: string | null;
            /** @enum {string} */
            standing: "none" | "Pending" | "Review" | "Sended" | "conditional" | "Aproved" | "Refused" | "inadmitted" | "withdrawn";
            /** @description Null while the doctor is still filling it in */
            status: ("Pending" | "Review" | "Sended" | "Aproved" | "Refused") | null;
            /**
             * @description Whose turn it is, from the point of view of the doctor
             * @enum {string}
             */
            turn: "yours" | "ours" | "ministry" | "ended";
            /** Format: date-time */
            updatedAt: string;
            waitingDays: number | null;
        };
        PetitionStep: {
            count: number;
            item: components["schemas"]["MissingItem"];
            /** @constant */
            key: "complete";
            /**
             * @description Whose turn it is, from the point of view of the doctor
             * @enum {string}
             */
            turn: "yours" | "ours" | "ministry" | "ended";
        } | {
            item: components["schemas"]["MissingItem"];
            /** @constant */
            key: "pay";
            /**
             * @description Whose turn it is, from the point of view of the doctor
             * @enum {string}
             */
            turn: "yours" | "ours" | "ministry" | "ended";
        } | {
            documents: ("passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation")[];
            /** @constant */
            key: "replace";
            /**
             * @description Whose turn it is, from the point of view of the doctor
             * @enum {string}
             */
            turn: "yours" | "ours" | "ministry" | "ended";
        } | {
            /** Format: date */
            by: string;
            /** @enum {string} */
            document: "passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation";
            /** @constant */
            key: "renew";
            /**
             * @description Whose turn it is, from the point of view of the doctor
             * @enum {string}
             */
            turn: "yours" | "ours" | "ministry" | "ended";
        } | {
            /** Format: date */
            by: string;
            /** @constant */
            key: "open";
            /**
             * @description Whose turn it is, from the point of view of the doctor
             * @enum {string}
             */
            turn: "yours" | "ours" | "ministry" | "ended";
        } | {
            /** Format: date */
            by: string;
            /** @constant */
            key: "hearing";
            /**
             * @description Whose turn it is, from the point of view of the doctor
             * @enum {string}
             */
            turn: "yours" | "ours" | "ministry" | "ended";
        } | {
            /** Format: date */
            by: string;
            /** @constant */
            key: "answer";
            /**
             * @description Whose turn it is, from the point of view of the doctor
             * @enum {string}
             */
            turn: "yours" | "ours" | "ministry" | "ended";
        } | {
            /** @enum {string} */
            act: "requirement" | "hearing";
            /** Format: date */
            by: string;
            /** @constant */
            key: "present";
            /**
             * @description Whose turn it is, from the point of view of the doctor
             * @enum {string}
             */
            turn: "yours" | "ours" | "ministry" | "ended";
        } | {
            count: number;
            /** @constant */
            key: "conditions";
            /**
             * @description Whose turn it is, from the point of view of the doctor
             * @enum {string}
             */
            turn: "yours" | "ours" | "ministry" | "ended";
        } | {
            /** @enum {string} */
            key: "send" | "correctCv" | "reviewing" | "preparing" | "waiting" | "overdue" | "granted" | "denied";
            /**
             * @description Whose turn it is, from the point of view of the doctor
             * @enum {string}
             */
            turn: "yours" | "ours" | "ministry" | "ended";
        };
        PetitionTimelineEntry: {
            /** Format: date-time */
            at: string;
            author: string | null;
            byTeam: boolean;
            /** @description What the sentence names: document, version, registryNumber, registeredOn, answerBy, condition, corrected */
            facts: {
                [key: string]: string;
            };
            id: string;
            internal: boolean;
            /** @enum {string} */
            kind: "created" | "sent" | "documentAdded" | "documentApproved" | "documentRejected" | "documentReplaced" | "cvReviewed" | "cvReturned" | "validated" | "sentToMinistry" | "requirementStarted" | "requirementAnswered" | "extensionRequested" | "extensionGranted" | "extensionDenied" | "hearingStarted" | "hearingAlleged" | "hearingWaived" | "notificationCorrected" | "noticeOpened" | "registryCorrected" | "comment" | "granted" | "grantedConditionally" | "conditionDone" | "denied" | "inadmitted" | "withdrawn";
            text: string | null;
        };
        PriceLine: {
            /** @description Whole cents */
            baseCents: number;
            discountPercent: number;
            /** @description Whole cents */
            priceCents: number;
            /** @enum {string} */
            product: "recognition" | "offersAccess";
        };
        Prices: {
            offersAccessPriceCents: number;
            recognitionDiscountPercent: number;
            recognitionPriceCents: number;
            /** @description Form 790, code 107: named as excluded, never charged */
            stateFeeCents: number;
            taxTable: {
                /** @description Hundredths of a percent: 2100 is 21 % */
                europeanUnion: number;
                /** @description Hundredths of a percent: 2100 is 21 % */
                outsideEuropeanUnion: number;
                /** @description Hundredths of a percent: 2100 is 21 % */
                spain: number;
            };
        };
        PricesChange: {
            /** @description Needed to charge for access to offers: the person has read Ley 3/2023, art. 42.4 */
            chargeConfirmed?: boolean | undefined;
            offersAccessPriceCents: number;
            /** @description All of them as they were read */
            read: components["schemas"]["Prices"];
            recognitionDiscountPercent: number;
            recognitionPriceCents: number;
            /** @description Form 790, code 107: named as excluded, never charged */
            stateFeeCents: number;
            taxTable: {
                /** @description Hundredths of a percent: 2100 is 21 % */
                europeanUnion: number;
                /** @description Hundredths of a percent: 2100 is 21 % */
                outsideEuropeanUnion: number;
                /** @description Hundredths of a percent: 2100 is 21 % */
                spain: number;
            };
        };
        Process: {
            id: string;
            isDefault: boolean;
            name: string;
            offers: {
                published: number;
                unpublished: number;
            };
            steps: components["schemas"]["ProcessStep"][];
            /** Format: date-time */
            updatedAt: string;
            updatedBy: {
                author: string | null;
                byTeam: boolean;
            };
            version: number;
        };
        ProcessCreation: {
            /** @description The process whose steps it begins with; null for the standard one */
            copyOf: string | null;
            name: string;
        };
        ProcessList: {
            can: {
                add: boolean;
                chooseDefault: boolean;
                manage: boolean;
                remove: boolean;
            };
            items: components["schemas"]["Process"][];
        };
        ProcessStep: {
            daysToAnswer: number;
            documents: {
                kind: ("passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation") | null;
                name: string;
            }[];
            durationMinutes: number;
            id: string;
            mandatory: boolean;
            name: string;
            text: string;
            /** @enum {string} */
            type: "documentRequest" | "internal" | "interview";
        };
        ProcessStepInput: {
            daysToAnswer: number;
            documents: {
                /** @description A proof of the profession that doctors know, or null for any other paper */
                kind: ("diploma" | "recognitionCredential" | "pensum" | "workContinuity") | null;
                name: string;
            }[];
            /** @enum {number} */
            durationMinutes: 15 | 20 | 30 | 45 | 60 | 90 | 120;
            /** Format: uuid */
            id: string;
            /** @description The first two are mandatory whatever this says */
            mandatory: boolean;
            name: string;
            text: string;
            /** @enum {string} */
            type: "documentRequest" | "internal" | "interview";
        };
        ProcessUpdate: {
            name: string;
            steps: components["schemas"]["ProcessStepInput"][];
            /** @description The version that was read */
            version: number;
        };
        Profile: {
            blocked: boolean;
            email: string;
            firstname: string;
            /** Format: date-time */
            joinedAt: string;
            lastAdministrator: boolean;
            lastname: string;
            position: string | null;
            /** @enum {string} */
            role: "administrator" | "recruiter" | "selectionCoordinator" | "administrative";
            self: boolean;
            userId: string;
        };
        Profiles: {
            hospital: {
                id: string;
                name: string;
            };
            invitations: components["schemas"]["Invitation"][];
            members: components["schemas"]["Profile"][];
        };
        ProfileUpdate: {
            position?: string | undefined;
            /** @enum {string} */
            role: "administrator" | "recruiter" | "selectionCoordinator" | "administrative";
        };
        PublicSettings: {
            /** @description Demo data is there, and its accounts are listed on the login page */
            demo: boolean;
            /** @description Strangers can reach this demo, whose passwords everybody knows */
            demoIsExposed: boolean;
            /** @description Mails stay here, and the browser shows them at /dev/mailbox */
            mailbox: boolean;
        };
        QueuedMails: {
            items: {
                attempts: number;
                can: {
                    cancel: boolean;
                    retry: boolean;
                };
                /** Format: date-time */
                createdAt: string;
                /** Format: uuid */
                id: string;
                nextAt: string | null;
                reason: string | null;
                /** @enum {string} */
                state: "next" | "later" | "retrying" | "sending" | "givenUp";
                subject: string | null;
                to: string;
                urgent: boolean;
            }[];
            total: number;
        };
        QuickAnswerContent: {
            /** @description In English */
            en: string;
            /** @description In Spanish; empty where there is only the other */
            es: string;
            title: string;
        };
        QuickAnswers: {
            can: {
                add: boolean;
                change: boolean;
            };
            items: {
                en: string;
                es: string;
                id: string;
                title: string;
                version: number;
            }[];
        };
        QuickAnswerUpdate: {
            /** @description In English */
            en: string;
            /** @description In Spanish; empty where there is only the other */
            es: string;
            title: string;
            /** @description The version that was read */
            version: number;
        };
        Readiness: {
            apply: {
                missing: components["schemas"]["MissingItem"][];
            };
            petition: {
                missing: components["schemas"]["MissingItem"][];
            } | null;
        };
        ReadMessages: {
            /**
             * Format: uuid
             * @description The newest one that was shown
             */
            upTo: string;
        };
        Recommendation: {
            doctorIds: string[];
            /** @description Goes with the mail */
            message?: string | undefined;
        };
        RecommendationResult: {
            skipped: {
                id: string;
                name: string;
                /** @enum {string} */
                reason: "recommended" | "applied";
            }[];
            told: number;
        };
        RefreshRequest: {
            token: string;
        };
        RegisteredUser: {
            email: string;
            firstname: string;
            id: string;
            lastname: string;
            policyGroups: ("superadmin" | "admin" | "certifiedDoctor" | "notCertifiedDoctor" | "hospital" | "recruiter")[];
            verified: boolean;
        };
        Registration: {
            user: components["schemas"]["RegisteredUser"];
        };
        RegistrationProgress: {
            contractSigned: boolean;
            paid: boolean;
            /** @enum {string} */
            step: "documentation" | "cv" | "finish" | "complete";
            /** @description Optional steps in which something is missing */
            unfinished: ("documentation" | "cv")[];
        };
        RegistrationStep: {
            /** @enum {string} */
            step: "documentation" | "cv";
        };
        RejectionReason: {
            /** @description What the doctor reads, to be edited */
            message: string;
            /** @description For the administrator’s list */
            title: string;
        };
        RejectionReasonsChange: {
            acceptance: components["schemas"]["RejectionReason"][];
            additional: components["schemas"]["RejectionReason"][];
            criminalRecord: components["schemas"]["RejectionReason"][];
            declaration: components["schemas"]["RejectionReason"][];
            diploma: components["schemas"]["RejectionReason"][];
            feeReceipt: components["schemas"]["RejectionReason"][];
            languageProof: components["schemas"]["RejectionReason"][];
            passport: components["schemas"]["RejectionReason"][];
            pensum: components["schemas"]["RejectionReason"][];
            /** @description All of them as they were read */
            read: components["schemas"]["RejectionReasonsSetting"];
            recognitionCredential: components["schemas"]["RejectionReason"][];
            representation: components["schemas"]["RejectionReason"][];
            workContinuity: components["schemas"]["RejectionReason"][];
        };
        RejectionReasonsSetting: {
            acceptance: components["schemas"]["RejectionReason"][];
            additional: components["schemas"]["RejectionReason"][];
            criminalRecord: components["schemas"]["RejectionReason"][];
            declaration: components["schemas"]["RejectionReason"][];
            diploma: components["schemas"]["RejectionReason"][];
            feeReceipt: components["schemas"]["RejectionReason"][];
            languageProof: components["schemas"]["RejectionReason"][];
            passport: components["schemas"]["RejectionReason"][];
            pensum: components["schemas"]["RejectionReason"][];
            recognitionCredential: components["schemas"]["RejectionReason"][];
            representation: components["schemas"]["RejectionReason"][];
            workContinuity: components["schemas"]["RejectionReason"][];
        };
        RemainingAnswer: {
            groups: {
                items: {
                    /** @description Where it stood when it was read; otherwise nothing happens (Conflict) */
                    from: {
                        /** @enum {string} */
                        status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
                        step: number | null;
                    };
                    /** Format: uuid */
                    id: string;
                }[];
                /** @description What these candidates read, on the page and in the mail */
                text: string;
            }[];
            /** @description For the hospital alone: the candidate never reads it */
            reason: string;
        };
        RemainingCandidacies: {
            groups: components["schemas"]["RemainingGroup"][];
            total: number;
        };
        RemainingGroup: {
            /** @enum {string} */
            locale: "es" | "en";
            people: {
                /** @description Of the candidacy */
                id: string;
                name: string;
                /** @enum {string} */
                status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
                step: number | null;
            }[];
            step: {
                name: string;
                position: number;
            } | null;
            suggested: string;
        };
        ReportDecision: {
            /** @description The version that was read */
            version: number;
        };
        ReportedConversation: {
            can: {
                close: boolean;
                dismiss: boolean;
                reopen: boolean;
            };
            closeReason: string | null;
            doctor: string | null;
            earlier: string | null;
            hospital: string;
            /**
             * Format: uuid
             * @description Of the candidacy
             */
            id: string;
            messages: components["schemas"]["Message"][];
            offer: string;
            reports: {
                by: string | null;
                id: string;
                /** @enum {string} */
                reason: "disrespect" | "harassment" | "discrimination" | "fraud" | "privacy" | "other";
                /** Format: date-time */
                reportedAt: string;
                /** @enum {string} */
                side: "doctor" | "hospital" | "team";
                text: string;
            }[];
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            standing: "reported" | "closed";
            version: number;
            zone: string;
        };
        ReportedConversations: {
            items: {
                doctor: string | null;
                hospital: string;
                /**
                 * Format: uuid
                 * @description Of the candidacy
                 */
                id: string;
                offer: string;
                reports: {
                    /** @enum {string} */
                    reason: "disrespect" | "harassment" | "discrimination" | "fraud" | "privacy" | "other";
                    /** @enum {string} */
                    side: "doctor" | "hospital" | "team";
                }[];
                /** Format: date-time */
                since: string;
                /** @enum {string} */
                standing: "reported" | "closed";
                turn: "team" | null;
            }[];
            nextCursor: string | null;
        };
        RequestedPaper: {
            kind: ("diploma" | "recognitionCredential" | "pensum" | "workContinuity") | null;
            /** @description Of a known kind, what exactly is wanted of it; may then be empty */
            name: string;
            why: string;
        };
        Resolution: {
            /** @enum {string} */
            channel: "electronic" | "paper" | "publication";
            comment: string;
            /**
             * @description What has to be done before it takes effect; with a conditional resolution only
             * @default []
             */
            conditions?: string[] | undefined;
            /** @description Electronic notices: put at disposal */
            disposedOn?: (string | null) | undefined;
            /** @enum {string} */
            kind: "granted" | "conditional" | "denied" | "inadmitted" | "withdrawn";
            /** @description Opened, delivered or published; left out while an electronic notice is unopened */
            notifiedOn?: (string | null) | undefined;
        };
        Road: {
            article: string | null;
            authority: ("sanidad" | "universidades") | null;
            facts: {
                degreeCountry: string;
                nationalities: string[];
                speciality: string | null;
            };
            hasStateFee: boolean;
            months: number | null;
            papers: ("identity" | "degree" | "transcript" | "legalisation" | "translation" | "language" | "fee" | "declaration" | "goodStanding" | "conformity")[];
            /** @enum {string} */
            road: "none" | "professional" | "homologation";
            silence: "refused" | null;
            speciality: {
                article: string;
                months: number;
            } | null;
        };
        RoadAnswers: {
            /** @enum {string} */
            degreeCountry: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
            /** @enum {string} */
            nationality: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
            otherNationality: ("AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW") | null;
            /** @description Null without a title of specialist */
            speciality: string | null;
        };
        SavedSearch: {
            /** Format: date-time */
            createdAt: string;
            filters: components["schemas"]["OfferFilters"];
            id: string;
            mailed: boolean;
            name: string;
        };
        SavedSearches: {
            can: {
                add: boolean;
            };
            items: components["schemas"]["SavedSearch"][];
            mailsWanted: boolean;
        };
        SavedSearchInput: {
            filters: components["schemas"]["OfferFilters"];
            mailed: boolean;
            name: string;
        };
        SearchAnswer: {
            candidacies: {
                id: string;
                /** @enum {string} */
                status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
                subtitle: string;
                title: string;
            }[];
            doctors: {
                id: string;
                subtitle: string;
                title: string;
            }[];
            hospitals: {
                blocked: boolean;
                id: string;
                subtitle: string;
                title: string;
            }[];
            invoices: {
                id: string;
                subtitle: string;
                title: string;
            }[];
            offers: {
                id: string;
                /** @enum {string} */
                status: "draft" | "pending" | "approved" | "refused" | "closed";
                subtitle: string;
                title: string;
            }[];
            petitions: {
                id: string;
                /** @enum {string} */
                standing: "none" | "Pending" | "Review" | "Sended" | "conditional" | "Aproved" | "Refused" | "inadmitted" | "withdrawn";
                subtitle: string;
                title: string;
            }[];
            understood: string | null;
            users: {
                /** @enum {string} */
                group: "superadmin" | "admin" | "certifiedDoctor" | "notCertifiedDoctor" | "hospital" | "recruiter";
                hospitalRole: ("administrator" | "recruiter" | "selectionCoordinator" | "administrative") | null;
                id: string;
                /** @enum {string} */
                standing: "active" | "blocked" | "deleted";
                subtitle: string;
                title: string;
            }[];
        };
        SecondFactorAnswer: {
            challenge: string;
            code: string;
            /** @constant */
            method: "totp";
        } | {
            challenge: string;
            code: string;
            /** @constant */
            method: "recoveryCode";
        } | {
            challenge: string;
            credential: components["schemas"]["PasskeyAssertion"];
            /** @constant */
            method: "passkey";
        };
        SecondFactorQuestion: {
            secondFactor: {
                /** @description Goes with the answer; works once */
                challenge: string;
                /** Format: date-time */
                expiresAt: string;
                /** @description What this person can answer with */
                methods: ("passkey" | "totp" | "recoveryCode")[];
                /** @description For those who have a passkey */
                passkey: components["schemas"]["PasskeyRequestOptions"] | null;
            };
        };
        SecondFactorState: {
            /** Format: date-time */
            confirmedUntil: string;
            passkeys: components["schemas"]["Passkey"][];
            passkeysAvailable: boolean;
            recoveryCodesLeft: number;
            required: boolean;
            totp: {
                /** Format: date-time */
                confirmedAt: string;
            } | null;
        };
        ServiceReadiness: {
            checks: {
                [key: string]: "ok" | "failed";
            };
            /** @enum {string} */
            status: "ready" | "degraded" | "unavailable";
        };
        ServiceState: {
            database: {
                bytes: number;
                /** @enum {string} */
                kind: "embedded" | "server";
            };
            jobs: {
                givenUp: number;
                isRunning: boolean;
                /** @enum {string} */
                job: "retention" | "orphan-files" | "audit-months" | "saved-searches" | "daily-digest" | "expiry-reminders" | "term-reminders" | "request-reminders" | "interview-reminders" | "gathered-mails" | "message-mails" | "inbound-mails" | "reconcile-payments";
                lastRun: {
                    /** Format: date-time */
                    at: string;
                    failure: string | null;
                    seconds: number;
                } | null;
                nextRun: string | null;
                reason: string | null;
            }[];
            parts: {
                /** @enum {string} */
                part: "database" | "replica" | "storage" | "jobs" | "mail" | "antivirus";
                /** @enum {string} */
                state: "ok" | "failed" | "off";
            }[];
            queues: {
                ageSeconds: number | null;
                givenUp: number;
                later: number;
                /** @enum {string} */
                queue: "urgent-mail" | "mail" | "refund" | "sandbox-webhook";
                reason: string | null;
                running: number;
                waiting: number;
            }[];
            /** @enum {string} */
            status: "ready" | "degraded" | "unavailable";
            storage: {
                bytes: number;
                /** Format: date-time */
                countedAt: string;
                files: number;
            } | null;
            /** @enum {string} */
            storageKind: "folder" | "bucket";
            undeliverable: number;
            versions: {
                app: string;
                commit: string | null;
                migrations: {
                    applied: number;
                    known: number;
                };
                node: string;
                postgres: string;
            };
        };
        Session: {
            email: string;
            firstname: string;
            /** @enum {string} */
            hospitalRole?: ("administrator" | "recruiter" | "selectionCoordinator" | "administrative") | undefined;
            impersonatedBy?: components["schemas"]["Impersonator"] | undefined;
            lastname: string;
            /** @enum {string} */
            locale: "es" | "en";
            mustSetUpSecondFactor: boolean;
            policyGroups: ("superadmin" | "admin" | "certifiedDoctor" | "notCertifiedDoctor" | "hospital" | "recruiter")[];
            undeliverable?: {
                /** @enum {string} */
                reason: "address" | "closed" | "full" | "refused" | "unreachable" | "other";
                /** Format: date-time */
                since: string;
            } | undefined;
            userId: string;
            verified: boolean;
        };
        SharedContact: {
            /** @description Whether an accepting hospital is shown the phone too */
            sharesPhone: boolean;
        };
        SlotChoice: {
            /** Format: uuid */
            slotId: string;
        };
        StartedPayment: {
            /** @description Where the browser goes to pay */
            checkoutUrl: string;
            id: string;
        };
        StepCompletion: {
            /** @description Where it stood when it was read; otherwise nothing happens (Conflict) */
            from: {
                /** @enum {string} */
                status: "applied" | "inProcess" | "accepted" | "discarded" | "withdrawn";
                step: number | null;
            };
            /**
             * @description What came of it, for the hospital alone
             * @default
             */
            result?: string | undefined;
            /** @description Whether the next step starts at once */
            startNext: boolean;
        };
        StepOutline: {
            documents: {
                kind: ("passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation") | null;
                name: string;
            }[];
            durationMinutes: number | null;
            id: string;
            mandatory: boolean;
            name: string;
            /** @enum {string} */
            type: "documentRequest" | "internal" | "interview";
        };
        TakenFile: {
            /**
             * Format: uuid
             * @description The document that was asked for
             */
            requestId: string;
        };
        Tokens: {
            jwt: string;
            refreshToken: string;
        };
        TotpConfirmation: {
            code: string;
        };
        TotpSetup: {
            /** Format: date-time */
            expiresAt: string;
            secret: string;
            uri: string;
        };
        UnreadNotifications: {
            unread: number;
        };
        UserBlock: {
            reason: string;
        };
        UserDeletion: {
            name: string;
        };
        UserDetail: {
            accessUntil: string | null;
            blocked: {
                /** Format: date-time */
                at: string;
                reason: string | null;
            } | null;
            bounce: {
                complainedAt: string | null;
                undeliverable: {
                    diagnostic: string | null;
                    /** @enum {string} */
                    reason: "address" | "closed" | "full" | "refused" | "unreachable" | "other";
                    /** Format: date-time */
                    since: string;
                    status: string;
                } | null;
            } | null;
            can: {
                actions: ("edit" | "changeEmail" | "block" | "unblock" | "delete" | "resendVerification" | "changeGroup" | "changeAccessEnd" | "closeSessions" | "resetSecondFactor" | "impersonate")[];
                groups: ("superadmin" | "admin" | "certifiedDoctor" | "notCertifiedDoctor" | "hospital" | "recruiter")[];
            };
            candidacies: {
                accepted: number;
                applied: number;
                discarded: number;
                inProcess: number;
                withdrawn: number;
            } | null;
            /** Format: date-time */
            createdAt: string;
            deletedAt: string | null;
            doctor: components["schemas"]["Doctor"] | null;
            documents: {
                bytes: number;
                fileName: string;
                id: string;
                /** @enum {string} */
                kind: "passport" | "diploma" | "recognitionCredential" | "pensum" | "workContinuity" | "criminalRecord" | "additional" | "acceptance" | "languageProof" | "feeReceipt" | "declaration" | "representation";
                reason: string | null;
                /** @enum {string} */
                status: "pending" | "approved" | "rejected";
                /** Format: date-time */
                uploadedAt: string;
            }[];
            email: string;
            firstname: string;
            hospital: {
                blocked: boolean;
                id: string;
                /** Format: date-time */
                joinedAt: string;
                lastAdministrator: boolean;
                name: string;
                offers: {
                    approved: number;
                    closed: number;
                    draft: number;
                    pending: number;
                    refused: number;
                };
                position: string | null;
                /** @enum {string} */
                role: "administrator" | "recruiter" | "selectionCoordinator" | "administrative";
            } | null;
            id: string;
            lastname: string;
            lastSeenAt: string | null;
            /** @enum {string} */
            locale: "es" | "en";
            namesVerified: boolean;
            paid: ("recognition" | "offersAccess")[];
            petitions: {
                /** Format: date-time */
                createdAt: string;
                id: string;
                paid: boolean;
                reference: string;
                /** @enum {string} */
                standing: "none" | "Pending" | "Review" | "Sended" | "conditional" | "Aproved" | "Refused" | "inadmitted" | "withdrawn";
                /** @description Null while the doctor is still filling it in */
                status: ("Pending" | "Review" | "Sended" | "Aproved" | "Refused") | null;
                /** Format: date-time */
                statusSince: string;
            }[];
            phone: string | null;
            phoneCountry: string | null;
            phonePrefix: string | null;
            policyGroups: ("superadmin" | "admin" | "certifiedDoctor" | "notCertifiedDoctor" | "hospital" | "recruiter")[];
            secondFactor: boolean;
            /** @enum {string} */
            standing: "active" | "blocked" | "deleted";
            verified: boolean;
        };
        UserPage: {
            choices: {
                groups: ("superadmin" | "admin" | "certifiedDoctor" | "notCertifiedDoctor" | "hospital" | "recruiter")[];
                paid: ("recognition" | "offersAccess" | "nothing")[];
                standings: ("active" | "blocked" | "deleted")[];
                verified: boolean[];
            } | null;
            items: components["schemas"]["UserRow"][];
            nextCursor: string | null;
            total: number;
            understood: string | null;
        };
        UserRow: {
            accessUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            email: string;
            hospital: string | null;
            hospitalRole: ("administrator" | "recruiter" | "selectionCoordinator" | "administrative") | null;
            id: string;
            name: string;
            paid: ("recognition" | "offersAccess")[];
            policyGroups: ("superadmin" | "admin" | "certifiedDoctor" | "notCertifiedDoctor" | "hospital" | "recruiter")[];
            /** @enum {string} */
            standing: "active" | "blocked" | "deleted";
            verified: boolean;
        };
        UserSessions: {
            items: {
                address: string | null;
                /** Format: date-time */
                createdAt: string;
                id: string;
                /** Format: date-time */
                lastUsedAt: string;
                userAgent: string | null;
            }[];
        };
        UserUpdate: {
            firstname?: string | undefined;
            lastname?: string | undefined;
            /** @enum {string} */
            locale?: ("es" | "en") | undefined;
            phone?: ("" | string) | undefined;
            phonePrefix?: (string | "") | undefined;
        };
        Verdict: {
            /**
             * @description The verdict that was on the screen
             * @enum {string}
             */
            from: "pending" | "approved" | "rejected";
            /** @description With every rejection, as the doctor reads it */
            reason?: string | undefined;
            /** @description Until when an approved document holds; left out: unchanged */
            validUntil?: (string | null) | undefined;
            /** @enum {string} */
            verdict: "approved" | "rejected";
        };
        VerificationSent: {
            /** @constant */
            sent: true;
        };
        VerifiedReceipt: {
            /** @description How many were sent */
            documents: number;
            /** Format: date-time */
            issuedAt: string;
            /** @description Masked: HOM-2026-••••17 */
            reference: string;
            sha256: string;
        };
        WaitingTimes: {
            all: {
                cases: number;
                medianDays: number;
                p90Days: number;
            } | null;
            byCountry: {
                cases: number;
                country: string;
                medianDays: number;
                p90Days: number;
            }[];
            byMonth: {
                cases: number;
                medianDays: number;
                month: string;
                p90Days: number;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
