import { photoHashLength } from '@atrium/contract/accounts'
import { sql } from 'drizzle-orm'
import { files, people } from './schema.ts'

/** The hash of the file of a photo, as in its address. */
export const photoHash = sql<string>`left(${files.sha256}, ${sql.raw(String(photoHashLength))})`

/**
 * The hash of the photo of a person; `null` without one, and for a person who has left. For a query that joins people with another
 * table, so that columns have the names of their tables.
 */
export const photoOf = sql<string | null>`(
  select ${photoHash} from ${files} where ${files.id} = ${people.photoFileId} and ${people.leftAt} is null
)`
