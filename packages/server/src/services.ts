import type { Config } from '#config/config.ts'
import type { OpenDatabase } from '#db/types.ts'
import type { Texts } from '#i18n/texts.ts'
import type { Outbox } from '#mail/outbox.ts'
import type { Scan } from '#storage/scan.ts'
import type { Storage } from '#storage/storage.ts'

/** The services of modules and commands, opened by `openServices`; tests pass their own. */
export interface Services {
  config: Config
  database: OpenDatabase
  storage: Storage
  /** Scans uploads for viruses; unset without `CLAMD_ADDRESS`. */
  scan: Scan | undefined
  outbox: Outbox
  texts: Texts
  /** The folder of uploads in progress, on the same disk as the storage. */
  uploadDir: string
  /** The base of links in mails, without a trailing slash. With port 0 it is known once the server listens. */
  siteUrl: () => string
  /** The only clock. */
  now: () => Date
}
