import type { NewsState } from '@atrium/contract/news'
import { useTranslation } from 'react-i18next'
import { Tag } from '#primitives/Tag.tsx'

const tones = { draft: 'quiet', scheduled: 'accent', published: 'active', ended: 'over' } as const

export function NewsStateTag({ state }: { state: NewsState }) {
  const { t } = useTranslation('newsDesk')
  return <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
}
