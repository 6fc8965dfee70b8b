import { inEachLanguage } from '#core/language.ts'
import { badgeSamples } from '#people/badges/samples.ts'
import { teamSamples } from '#people/team/samples.ts'
import type { ContentValue } from './schema.ts'

/** The members of the team in their order, by key. */
export const memberSamples: readonly { key: string; fullname: string; value: ContentValue }[] = teamSamples
  .toSorted((one, other) => one.order - other.order)
  .map(({ email, fullname, order }) => ({
    ...{ key: `member-${order}`, fullname },
    value: {
      facts: { person: String(badgeSamples.find((one) => one.email === email)?.id), portrait: '' },
      texts: inEachLanguage(() => ({})),
    },
  }))

const texts = (AZ: [string, string], EN: [string, string], RU: [string, string]): ContentValue => ({
  facts: {},
  texts: {
    AZ: { question: AZ[0], answer: AZ[1] },
    EN: { question: EN[0], answer: EN[1] },
    RU: { question: RU[0], answer: RU[1] },
  },
})

/** Two questions, by key. */
export const questionSamples: readonly { key: string; value: ContentValue }[] = [
  {
    key: 'estimate',
    value: texts(
      ['Layihəni necə qiymətləndirirsiniz?', 'İşi tapşırıqlara bölürük.'],
      ['How do you estimate a project?', 'We split the work into tasks.'],
      ['Как вы оцениваете проект?', 'Мы делим работу на задачи.'],
    ),
  },
  {
    key: 'slip',
    value: texts(
      ['Tarix gecikəndə nə olur?', 'Elə həmin gün xəbər veririk.'],
      ['What happens when a date slips?', 'You hear it on the day we know it.'],
      ['Что происходит, когда срок срывается?', 'Вы узнаёте об этом в тот же день.'],
    ),
  },
]
