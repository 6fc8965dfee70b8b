import { company, type ReplyOf } from '@atrium/contract/core'
import type { getCard } from '@atrium/contract/people'
import { href } from '#config/site.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import type { Contact } from './vCard.ts'

/** What a phone may keep of a card: the person, and the company in the reader's language. */
export function useContact({ name, fullname, email, position }: ReplyOf<typeof getCard>): Contact {
  const { language } = useLanguage()
  const { site } = useEnvironment().hosts
  return {
    fullname,
    position,
    email,
    phone: company.phone,
    organization: company.name,
    address: company.address[language],
    website: site + href('home'),
    social: company.social.LinkedIn,
    card: site + href('card', { name }),
  }
}
