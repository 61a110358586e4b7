import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** Loopback unless asked otherwise: the demo accounts have a public password. */
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** A PostgreSQL server; without it the embedded database keeps its files in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Demo data and demo accounts on the login page. On by default for the embedded database only. */
  DEMO: flag.optional(),
  /** Other origins that may call the API from a browser, separated by commas. */
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.url())),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = ReturnType<typeof parseConfig>;

/** Reads the environment once. A wrong variable stops the start with its name and what it must be. */
export function parseConfig(environment: NodeJS.ProcessEnv, root: string) {
  const result = environmentSchema.safeParse(withoutEmpty(environment));
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartupError(`Wrong configuration. ${problems.join('; ')}. Correct the variable and start again.`);
  }
  const env = result.data;
  return {
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    dataDir: resolve(root, env.DATA_DIR),
    demo: env.DEMO ?? env.DATABASE_URL === undefined,
    corsOrigins: env.CORS_ORIGINS,
    logLevel: env.LOG_LEVEL,
  };
}

/** `PORT=` in an env file means "not set". */
function withoutEmpty(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}
