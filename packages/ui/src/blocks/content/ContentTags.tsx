import type { ContentState, ContentTextState } from '@atrium/contract/content'
import { type Language, languages } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { Tag } from '#primitives/Tag.tsx'

const tones = {
  draft: 'quiet',
  published: 'active',
  changed: 'accent',
  asked: 'accent',
  planned: 'accent',
  removing: 'accent',
  removed: 'over',
} as const

/** What is to become of an item, and the languages whose texts are not done. */
export function ContentTags(props: { state: ContentState; textStates: Record<Language, ContentTextState> }) {
  const { state, textStates } = props
  const { t } = useTranslation('content')
  return (
    <>
      <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
      {languages
        .filter((language) => textStates[language] !== 'ready')
        .map((language) => (
          <Tag key={language} tone="over">
            {`${language}: ${t(`textStates.${textStates[language]}`)}`}
          </Tag>
        ))}
    </>
  )
}
