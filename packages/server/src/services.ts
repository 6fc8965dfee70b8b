import type { LookupLimit } from '#accounts/lookupLimit.ts'
import type { Config } from '#config/config.ts'
import type { OpenDatabase } from '#db/types.ts'
import type { Texts } from '#i18n/texts.ts'
import type { Outbox } from '#mail/outbox.ts'
import type { Storage } from '#storage/storage.ts'

/** What modules and commands work with. Made once in `openServices`; tests give their own parts. */
export interface Services {
  config: Config
  database: OpenDatabase
  storage: Storage
  outbox: Outbox
  texts: Texts
  /** Where uploads lie while they arrive; on the same disk as the storage's folder. */
  uploadDir: string
  /** Where links in mails lead, without a trailing slash. With port 0 it is known once the server listens. */
  siteUrl: () => string
  /** Counts what strangers look up. */
  lookupLimit: LookupLimit
  /** The only clock. */
  now: () => Date
}
