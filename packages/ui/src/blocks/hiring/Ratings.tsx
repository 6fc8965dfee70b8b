import { formatDay } from '@atrium/contract/core'
import type { Application } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Hiring.styles.ts'
import { dayOf } from './useApplicationTexts.ts'

const tones = { strongNo: 'over', no: 'quiet', yes: 'active', strongYes: 'accent' } as const

type VerdictProps = Pick<Application['ratings'][number], 'name' | 'verdict' | 'words'>

/** What one person thinks of the candidate. */
export function Verdict({ name, verdict, words }: VerdictProps) {
  const { t } = useTranslation('applications')
  return (
    <>
      <chakra.div css={styles.ratingHead}>
        <strong>{name}</strong>
        <Tag tone={tones[verdict]}>{t(`verdicts.${verdict}`)}</Tag>
      </chakra.div>
      {words && <chakra.p css={styles.words}>{words}</chakra.p>}
    </>
  )
}

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
      {ratings.map((rating) => (
        <chakra.div key={rating.personId} css={styles.rating}>
          <Verdict {...rating} />
          <small>{formatDay(dayOf(rating.at), language)}</small>
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
