import type { Language } from '@atrium/contract'
import type { FastifyRequest } from 'fastify'
import type { SignedIn } from '#accounts/sessions.ts'
import type { Config } from '#config/config.ts'
import type { Services } from '#services.ts'
import { type PageHead, titleOf } from './pageHead.ts'
import { Refusal } from './refusal.ts'
import { type LookupParts, lookupViewer } from './session/lookupViewer.ts'
import { firstView } from './website/firstView.ts'

/** What it takes to tell a lookup page. */
export interface LookupHeadParts extends LookupParts, Pick<Services, 'texts'> {
  config: LookupParts['config'] & Pick<Config, 'hosts'>
}

/** A page that looks something up. */
export interface LookupPage {
  language: Language
  /** What it is called while nothing more may be said. */
  name: string
  /** What it is called, and says already, when there is nobody and nothing of that name. */
  missing: Pick<PageHead, 'title' | 'answers'> & { title: string }
  /** Tells it to who looks, or throws what the call would be refused with. */
  tell: (viewer: SignedIn | undefined) => Promise<PageHead>
}

/**
 * Tells a page that looks something up: a stranger's look is counted as a call's is, search engines are to forget it,
 * and a colleague's page is theirs alone unless it says otherwise. Where the API is another host's, only that host knows what there is.
 */
export async function lookupHead(
  parts: LookupHeadParts,
  request: FastifyRequest,
  { language, name, missing, tell }: LookupPage,
): Promise<PageHead> {
  const plain = { title: titleOf(name), isUnlisted: true }
  if (parts.config.hosts.api) return plain
  try {
    const viewer = await lookupViewer(parts, request)
    return { isPrivate: viewer !== undefined, ...(await tell(viewer)), isUnlisted: true }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { statusCode, details } = error
    if (statusCode === 404) {
      const { title, ...rest } = missing
      const view = firstView({ heading: title })
      return { ...plain, ...rest, status: 404, title: titleOf(title), firstView: view }
    }
    if (statusCode !== 429) return plain
    const { retryAfter = 0 } = details
    const lead = parts.texts(language, 'errors:tooMany')
    return { ...plain, status: 429, retryAfter, firstView: firstView({ heading: name, lead }) }
  }
}

/** A parameter of a page's address as it is meant; nothing for a spelling that means nothing. */
export function decoded(parameter: string): string | undefined {
  try {
    return decodeURIComponent(parameter)
  } catch {
    return undefined
  }
}
