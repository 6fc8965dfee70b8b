import { type ChosenSettings, type Role, roles } from '@atrium/contract/accounts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, language, speaks } from './columns.ts'
import { people } from './people.ts'

/** What people sign in with, active and deactivated. Name, phone and position are those of the person. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    personId: integer('person_id').notNull(),
    /** The address of the person: the foreign key takes over a changed one. */
    email: text('email').notNull(),
    role: text('role').$type<Role>().notNull().default('staff'),
    /** Whether the person reads and answers suggestions: named one by one, whatever the role. */
    readsSuggestions: boolean('reads_suggestions').notNull().default(false),
    /** The language of mails to the user. */
    language: language(),
    /** What the person has chosen; the audit log does not have it. */
    settings: jsonb('settings').$type<ChosenSettings>().notNull().default({}),
    /** argon2id; empty until the user has set a password. */
    passwordHash: text('password_hash'),
    /** The user handle of the person's passkeys (WebAuthn): random, so that a device stores no address. */
    passkeyHandle: uuid('passkey_handle').notNull().defaultRandom(),
    /** The instant of deactivation. */
    deactivatedAt: instant('deactivated_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('accounts_email').on(table.email),
    uniqueIndex('accounts_person').on(table.personId),
    foreignKey({
      name: 'accounts_person_email',
      columns: [table.personId, table.email],
      foreignColumns: [people.id, people.email],
    }).onUpdate('cascade'),
    speaks('accounts_language', table.language),
    check('accounts_role', sql.raw(`role in (${roles.map((role) => `'${role}'`).join(', ')})`)),
  ],
)

/** Sessions: a browser in which a user is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: integer('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token; the token itself is kept nowhere. */
    tokenHash: text('token_hash').notNull(),
    /** The `User-Agent`, its first 500 characters. */
    userAgent: text('user_agent').notNull().default(''),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** The last time that the person proved who they are, at sign-in or by re-authentication. */
    authenticatedAt: instant('authenticated_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('sessions_token').on(table.tokenHash), index('sessions_user').on(table.accountId)],
)

/** The second factors (TOTP, RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  accountId: integer('user_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Base32. The server computes codes with it, so no hash can replace it. */
  secret: text('secret').notNull(),
  /** The instant of the first code; empty while the secret waits for it. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last accepted code: each code is accepted once. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
})

/** Recovery codes that were not used yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    accountId: integer('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, which has more than 128 random bits. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [index('recovery_codes_user').on(table.accountId)],
)

/** Passkeys (WebAuthn). Their private keys are on the devices of the person. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    accountId: integer('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The id of the credential, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** The COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The number of uses that the device reported last; stays 0 for passkeys that are synchronized. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches the device, as it said itself. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.accountId),
  ],
)

/** Challenges for passkeys that were not answered yet. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    challengeHash: text('challenge_hash').primaryKey(),
    /** Whose new passkey it is for; empty when a passkey is asked for. */
    accountId: integer('user_id').references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)

/** Browsers with an earlier sign-in: failed attempts elsewhere do not delay them. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    accountId: integer('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [uniqueIndex('known_devices_token').on(table.tokenHash)],
)

/** Counters of login attempts, by caller and account (rate limit). */
export const loginAttempts = pgTable(
  'sign_in_tries',
  {
    /** SHA-256 of the counted subject: an account, an account in a known browser, or a network address. */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    /** No attempt is accepted before this instant. */
    blockedUntil: instant('blocked_until'),
    /** The start of the count. */
    since: instant('since').notNull(),
  },
  (table) => [index('sign_in_tries_since').on(table.since)],
)

/** Links to set a password, after a forgotten password or an invitation. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: id(),
    accountId: integer('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('password_links_token').on(table.tokenHash),
    index('password_links_user').on(table.accountId),
  ],
)
