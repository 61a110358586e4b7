import { createRouter } from '../../http/route.ts';
import type { AuthContext } from './auth.context.ts';
import { impersonationRoutes } from './impersonation/impersonation.routes.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { accountSecondFactorRoutes } from './second-factor/account-second-factor.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { accountSessionsRoutes } from './sessions/account-sessions.routes.ts';
import { sessionRoutes } from './sessions/session.routes.ts';

/** Every call of section 7, by subject. */
export function authRoutes(context: AuthContext) {
  return createRouter()
    .route('/', sessionRoutes(context))
    .route('/', secondFactorRoutes(context))
    .route('/', accountSecondFactorRoutes(context))
    .route('/', registrationRoutes(context))
    .route('/', passwordRoutes(context))
    .route('/', impersonationRoutes(context))
    .route('/', accountSessionsRoutes(context));
}
