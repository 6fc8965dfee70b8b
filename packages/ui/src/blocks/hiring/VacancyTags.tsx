import { type Language, languages } from '@atrium/contract/core'
import type { TextState } from '@atrium/contract/hiring'
import { useTranslation } from 'react-i18next'
import { Row } from '#primitives/Stack.tsx'
import { Tag } from '#primitives/Tag.tsx'

const stateTones = { draft: 'quiet', open: 'active', over: 'accent', closed: 'over' } as const

/** What a vacancy is for visitors; `over` is an open one whose closing day has passed. */
export function VacancyStateTag({ state }: { state: keyof typeof stateTones }) {
  const { t } = useTranslation('vacancies')
  return <Tag tone={stateTones[state]}>{t(`states.${state}`)}</Tag>
}

const textTones = { missing: 'quiet', incomplete: 'over', outdated: 'accent', ready: 'active' } as const

/** How far the text of each language is, in a row of a table. */
export function LanguageMarks({ states }: { states: Record<Language, TextState> }) {
  const { t } = useTranslation('vacancies')
  return (
    <Row gap="1">
      {languages.map((language) => (
        <Tag key={language} tone={textTones[states[language]]}>
          {states[language] === 'ready' ? language : `${language}: ${t(`textStates.${states[language]}`)}`}
        </Tag>
      ))}
    </Row>
  )
}
