import path from 'node:path'
import {
  company,
  defaultCvMaxBytes,
  defaultLanguage,
  defaultLoadingScreenMs,
  type Language,
} from '@atrium/contract/core'
import { type BadgeField, badgeFields } from '@atrium/contract/people'
import { folders } from './paths.ts'
import { type Environment, type HostAndPort, Settings, type SocketAddress } from './settings.ts'

export { ConfigError } from './settings.ts'

/** The database. `memory` is for tests and keeps nothing; it starts from `initial`, a PGlite dump of a folder. */
export type DatabaseLocation =
  | { kind: 'embedded'; directory: string }
  | { kind: 'postgres'; url: string }
  | { kind: 'memory'; initial?: Blob }

/** Base addresses for the browser; an empty address means the origin of the page. */
interface Hosts {
  api: string
  login: string
  email: string
  holidays: string
}

/**
 * The account at the e-mail service, for the browser (spec 7). For an empty text the browser uses its default, which
 * our own server accepts.
 */
interface EmailAccount {
  serviceId: string
  accountId: string
  customerTemplate: string
  businessTemplate: string
  offDayTemplate: string
  blockHeadless: boolean
  /** Milliseconds between two messages of one page; 0 for none. */
  throttleMs: number
  /** Blocked sender addresses. */
  blockList: string[]
}

/** An external service of public holidays, in place of our own rules (departure 19). */
export interface HolidayService {
  /** Without a trailing slash. */
  url: string
  /** Secret; empty for a service without a key. */
  key: string
}

/** A bucket of an S3-compatible object store. */
export interface BucketLocation {
  bucket: string
  /** The address of the store; Amazon's when unset. */
  endpoint: string | undefined
  region: string
}

/** A rate limit: the most calls of one address in a time window. */
export interface RateLimit {
  max: number
  /** Milliseconds. */
  window: number
}

export interface Config {
  host: string
  /** 0 chooses a free port. */
  port: number
  /** Where Prometheus reads measurements; nowhere when unset. */
  metricsAddress: HostAndPort | undefined
  /** Absolute. Holds the embedded database, uploaded files, the lock and the control socket. */
  dataDir: string
  database: DatabaseLocation
  /** The bucket of the uploaded files; they are in a folder of `dataDir` without it. */
  bucket: BucketLocation | undefined
  /** Where clamd scans uploads; they are not scanned when unset. */
  clamdAddress: SocketAddress | undefined
  seed: 'samples' | 'none'
  smtpUrl: string | undefined
  mailFrom: string
  /** Receives applications. */
  companyMail: string
  /** Receives the messages of the contact page. */
  contactMail: string
  /** Receives requests for days off. */
  offDayMail: string
  /** The language of mails to the company. */
  companyLanguage: Language
  /** Bytes. */
  cvMaxBytes: number
  /** The public address, without a trailing slash; empty when unknown. */
  publicUrl: string
  logLevel: string
  /** As `trustProxy` of Fastify: the proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: boolean | number | string
  rateLimit: RateLimit
  applyRateLimit: RateLimit
  subscribeRateLimit: RateLimit
  emailRateLimit: RateLimit
  passwordRateLimit: RateLimit
  /** The rate limit of lookups of employees, rooms and cards by strangers, for each network address. */
  lookupRateLimit: RateLimit
  /** The fields of an employee that strangers see until an administrator decides about them; colleagues see all fields. */
  publicEmployeeFields: readonly BadgeField[]
  /** The failed sign-ins of one network address over all accounts before further attempts are delayed. */
  signInFailures: number
  /** Who must have a second factor behind `publicUrl`: the roles `hr` and `admin`, or all roles. */
  secondFactor: 'privileged' | 'everyone'
  hosts: Hosts
  /** Whether the browser sends cookies to the hosts `api` and `login`. */
  apiCredentials: 'same-origin' | 'include'
  /** Sites whose pages may call this server (CORS). */
  corsOrigins: readonly string[]
  /** Our own rules when unset. */
  holidayService: HolidayService | undefined
  email: EmailAccount
  /** Milliseconds in which a server that was told to stop still answers, so that a proxy notices first. */
  stopDelayMs: number
  popupRepeat: 'always' | 'once'
  /** Milliseconds of the loading screen. */
  loadingScreenMs: number
  /**
   * Milliseconds for each call and the whole rendering of a page for one person; after that the browser renders the page in the
   * frame. No setting of the operator.
   */
  ownPageMs: { call: number; render: number }
  /** The folder of the nightly backups; none are made without it. */
  backupDir: string | undefined
  /** How many nightly backups are kept. */
  backupKeep: number
  /** The folder of the built application. */
  distDir: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/**
 * Reads all settings at the start; `docs/operations.md` describes them. Throws one `ConfigError` that lists every
 * error with the name of its variable.
 */
export function readConfig(env: Environment): Config {
  const read = new Settings(env)
  const dataDir = path.resolve(read.text('DATA_DIR', './data'))
  const databaseUrl = read.url('DATABASE_URL', '', ['postgres:', 'postgresql:'])
  const bucketName = read.text('S3_BUCKET', '')
  const backupDir = read.text('BACKUP_DIR', '') || undefined
  const web = ['http:', 'https:'] as const
  const holidayServiceUrl = read.url('HOLIDAYS_SERVICE_URL', '', web).replace(/\/+$/, '')
  const mails = {
    from: read.text('MAIL_FROM', ''),
    company: read.address('COMPANY_MAIL'),
    contact: read.address('CONTACT_MAIL'),
    offDay: read.address('OFF_DAY_MAIL'),
  }
  const config: Config = {
    host: read.text('HOST', '127.0.0.1'),
    port: read.whole('PORT', 3000, { min: 0, max: 65535 }),
    metricsAddress: read.hostAndPort('METRICS_ADDRESS'),
    dataDir,
    database: databaseUrl
      ? { kind: 'postgres', url: databaseUrl }
      : { kind: 'embedded', directory: path.join(dataDir, 'db') },
    bucket: bucketName
      ? {
          bucket: bucketName,
          endpoint: read.url('S3_ENDPOINT', '', web) || undefined,
          region: read.text('S3_REGION', 'us-east-1'),
        }
      : undefined,
    clamdAddress: read.socket('CLAMD_ADDRESS'),
    seed: read.oneOf('SEED', databaseUrl ? 'none' : 'samples', ['samples', 'none']),
    smtpUrl: read.url('SMTP_URL', '', ['smtp:', 'smtps:']) || undefined,
    // The facts about the company can change while the server runs.
    get mailFrom() {
      return mails.from || `"${company.name.replace(/["\\]/g, '')}" <${company.careersEmail}>`
    },
    get companyMail() {
      return mails.company || company.careersEmail
    },
    get contactMail() {
      return mails.contact || company.email
    },
    get offDayMail() {
      return mails.offDay || company.peopleEmail
    },
    companyLanguage: read.oneOf('COMPANY_LANGUAGE', defaultLanguage, ['AZ', 'EN', 'RU']),
    cvMaxBytes: read.whole('CV_MAX_BYTES', defaultCvMaxBytes, { min: 1, max: 2 ** 30 }),
    publicUrl: read.url('PUBLIC_URL', '', web).replace(/\/+$/, ''),
    logLevel: read.oneOf('LOG_LEVEL', 'warn', logLevels),
    trustProxy: read.trust('TRUST_PROXY'),
    rateLimit: { max: read.whole('RATE_LIMIT', 1200, { min: 1 }), window: 60_000 },
    applyRateLimit: { max: read.whole('APPLY_RATE_LIMIT', 30, { min: 1 }), window: 600_000 },
    subscribeRateLimit: { max: read.whole('SUBSCRIBE_RATE_LIMIT', 20, { min: 1 }), window: 600_000 },
    emailRateLimit: { max: read.whole('EMAIL_RATE_LIMIT', 30, { min: 1 }), window: 600_000 },
    passwordRateLimit: { max: read.whole('PASSWORD_RATE_LIMIT', 30, { min: 1 }), window: 600_000 },
    lookupRateLimit: { max: read.whole('LOOKUP_RATE_LIMIT', 20, { min: 1 }), window: 600_000 },
    publicEmployeeFields: read.someOf('PUBLIC_EMPLOYEE_FIELDS', badgeFields),
    signInFailures: read.whole('SIGN_IN_FAILURES', 30, { min: 1 }),
    secondFactor: read.oneOf('SECOND_FACTOR', 'privileged', ['privileged', 'everyone']),
    hosts: {
      api: read.url('API_URL', '', web),
      login: read.url('LOGIN_URL', '', web),
      email: read.url('EMAIL_URL', '', web),
      holidays: read.url('HOLIDAYS_URL', '', web),
    },
    apiCredentials: read.oneOf('API_CREDENTIALS', 'same-origin', ['same-origin', 'include']),
    corsOrigins: read.origins('CORS_ORIGINS'),
    holidayService: holidayServiceUrl
      ? { url: holidayServiceUrl, key: read.text('HOLIDAYS_SERVICE_KEY', '') }
      : undefined,
    email: {
      serviceId: read.text('EMAIL_SERVICE_ID', ''),
      accountId: read.text('EMAIL_USER_ID', ''),
      customerTemplate: read.text('EMAIL_CUSTOMER_TEMPLATE', ''),
      businessTemplate: read.text('EMAIL_BUSINESS_TEMPLATE', ''),
      offDayTemplate: read.text('EMAIL_OFF_DAY_TEMPLATE', ''),
      blockHeadless: read.flag('EMAIL_BLOCK_HEADLESS'),
      throttleMs: read.whole('EMAIL_THROTTLE_MS', 0),
      blockList: read.list('EMAIL_BLOCK_LIST'),
    },
    stopDelayMs: 1000 * read.whole('STOP_DELAY', 0, { max: 60 }),
    popupRepeat: read.oneOf('POPUP_REPEAT', 'once', ['always', 'once']),
    loadingScreenMs: read.whole('LOADING_SCREEN_MS', defaultLoadingScreenMs, { max: 10_000 }),
    ownPageMs: { call: 300, render: 2000 },
    backupDir: backupDir && path.resolve(backupDir),
    backupKeep: read.whole('BACKUP_KEEP', 14, { min: 1 }),
    distDir: path.resolve(read.text('DIST_DIR', folders.dist)),
  }
  read.finish()
  return config
}
