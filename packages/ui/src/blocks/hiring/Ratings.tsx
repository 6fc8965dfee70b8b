import { formatDay } from '@atrium/contract/core'
import type { Application } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Hiring.styles.ts'
import { dayOf } from './useApplicationTexts.ts'

export const verdictTones = { strongNo: 'over', no: 'quiet', yes: 'active', strongYes: 'accent' } as const

type RatingsProps = Pick<Application, 'ratings' | 'reviewers' | 'ratingCount'>

/** What the reviewers think; hidden from a reviewer who has not rated yet. */
export function Ratings({ ratings, reviewers, ratingCount }: RatingsProps) {
  const { t } = useTranslation('applications')
  const language = useReaderLanguage()
  const asked = reviewers.filter(({ hasRated }) => !hasRated).map(({ name }) => name)
  return (
    <div>
      {ratings.length === 0 && (ratingCount > 0 || asked.length === 0) && (
        <Text size="small" tone="muted">
          {ratingCount > 0 ? t('ratings.hiddenUntil', { count: ratingCount }) : t('ratings.none')}
        </Text>
      )}
      {ratings.map(({ personId, name, verdict, words, at }) => (
        <chakra.div key={personId} css={styles.rating}>
          <chakra.div css={styles.ratingHead}>
            <strong>{name}</strong>
            <Tag tone={verdictTones[verdict]}>{t(`verdicts.${verdict}`)}</Tag>
          </chakra.div>
          {words && <chakra.p css={styles.words}>{words}</chakra.p>}
          <small>{formatDay(dayOf(at), language)}</small>
        </chakra.div>
      ))}
      {asked.length > 0 && (
        <Text size="small" tone="muted" marginTop="2">
          {t('ratings.asked', { names: asked.join(', ') })}
        </Text>
      )}
    </div>
  )
}
