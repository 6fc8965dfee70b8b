import { useTranslation } from 'react-i18next'
import { Tag } from '#primitives/Tag.tsx'

const tones = { draft: 'quiet', open: 'active', over: 'accent', closed: 'over' } as const

/** What a vacancy is for visitors; `over` is an open one whose closing day has passed. */
export function VacancyStateTag({ state }: { state: keyof typeof tones }) {
  const { t } = useTranslation('vacancies')
  return <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
}
