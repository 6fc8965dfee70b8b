import { company, fillPath, getCard as getCardCall, type Language, pages } from '@atrium/contract'
import { cardsEndpoints } from '@atrium/contract/schemas'
import { cutReply } from '#plugins/endpoints/cutReply.ts'
import { decoded, type LookupHeadParts, lookupHead } from '#plugins/lookupHead.ts'
import { type PageSource, parameterOf, titleOf } from '#plugins/pageHead.ts'
import { type FirstViewLine, firstView } from '#plugins/website/firstView.ts'
import { getCard } from './cards.service.ts'

/** Tells the page of one personal card: whose it is, and the answer that the page asks for first. */
export function cardPages(services: LookupHeadParts): PageSource {
  const { texts } = services
  return {
    async headOf(path, language, request) {
      const parameter = parameterOf(pages.card, path)
      if (parameter === undefined) return undefined
      const name = decoded(parameter) ?? ''
      return lookupHead(services, request, {
        language,
        name: texts(language, 'pages:card.title'),
        missing: { title: texts(language, 'pages:unknownCard.title') },
        tell: async () => {
          const card = await getCard(services, name, language)
          const { fullname: heading, position: lead, email } = card
          const lines = linesOf(email, language, (key) => texts(language, `pages:lookup.${key}`))
          return {
            title: titleOf(heading),
            answers: { [fillPath(getCardCall.path, { name })]: cutReply(cardsEndpoints.getCard, card) },
            firstView: firstView({ heading, lead, lines }),
            // A card says the same to everybody: colleagues too may keep it for when there is no network.
            isPrivate: false,
          }
        },
      })
    },
    list: async () => [],
  }
}

/** What the card of spec 2 links to. */
function linesOf(email: string, language: Language, say: (key: string) => string): FirstViewLine[] {
  const address = company.address[language]
  return [
    ...(email ? [{ label: say('email'), text: email, href: `mailto:${email}` }] : []),
    { label: 'LinkedIn', text: company.name, href: company.social.LinkedIn },
    {
      label: say('location'),
      text: address,
      href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
    },
    { label: say('website'), text: company.domain, href: pages.home },
  ]
}
