import { permissionsOfRole, roles } from '@atrium/contract/accounts'
import { type Language, languages } from '@atrium/contract/core'
import { and, inArray, isNull } from 'drizzle-orm'
import { accounts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import type { Services } from '#services.ts'
import { insertNotifications } from './notifications.repo.ts'

const publishers = roles.filter((role) => permissionsOfRole[role].includes('content.publish'))

interface AskedPublication {
  of: 'news' | 'content'
  /** The name of the item in a language. */
  name: (language: Language) => string
  /** Where it is published. */
  href: string
}

/** Notifies everybody with `content.publish` that an editor asks for a publication. */
export async function notifyPublishers(
  tx: Database,
  { texts, now }: Pick<Services, 'texts' | 'now'>,
  { of, name, href }: AskedPublication,
): Promise<void> {
  const asked = await tx
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(and(isNull(accounts.deactivatedAt), inArray(accounts.role, publishers)))
  const words = languages.map((language) => ({
    language,
    title: texts(language, `mail:${of}.asked`),
    description: name(language),
  }))
  await insertNotifications(
    tx,
    asked.map(({ accountId }) => ({ accountId, createdAt: now(), href, texts: words })),
  )
}
