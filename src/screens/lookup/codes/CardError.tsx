import { LinkButton, Message, SkeletonRegion } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import type { CardState } from './useCard.ts'

/** Replaces a card that failed to load, is loading, or does not exist (spec 2). */
export function CardError({ state }: { state: Exclude<CardState, { kind: 'ready' }> }) {
  const { t } = useTranslation(['card', 'common'])
  if (state.kind === 'failed')
    return (
      <QueryError variant="inline" headingLevel={1} heading={t('failure.title')} failure={state.failure} />
    )
  if (state.kind === 'loading') return <SkeletonRegion label={t('loading')} count={8} />
  return (
    <Message
      variant="inline"
      role="alert"
      headingLevel={1}
      heading={t('unknown.title')}
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
