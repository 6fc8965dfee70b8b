import { LinkButton } from '@atrium/ui'
import { LookupNotice, PersonalCardSkeleton } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useReadingFailureText } from '#hooks/useQueryError.ts'
import type { CardState } from './useCard.ts'

/** Everything but the card itself: unknown, failed, loading. */
export function CardError({ state }: { state: Exclude<CardState, { kind: 'ready' }> }) {
  const { t } = useTranslation(['card', 'common'])
  const textOf = useReadingFailureText()
  if (state.kind === 'unknown') return <NotPersonal />
  if (state.kind === 'loading') return <PersonalCardSkeleton label={t('loading')} />
  const { error, isRetrying, retry } = state.failure
  return (
    <LookupNotice
      title={t('failure.title')}
      text={textOf(error)}
      retry={{ label: t('common:failure.retry'), onRetry: retry, isRetrying }}
    />
  )
}

/** Nobody has a card of this name (spec 2). */
function NotPersonal() {
  const { t } = useTranslation(['card', 'common'])
  return (
    <LookupNotice
      title={t('unknown.title')}
      text={t('unknown.text')}
      action={
        <>
          <LinkButton href={href('home')}>{t('common:notFound.goHome')}</LinkButton>
          <LinkButton href={href('contact')} variant="quiet">
            {t('unknown.contact')}
          </LinkButton>
        </>
      }
    />
  )
}
