import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import type { ApplicationEvent, HiringStage } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Button } from '#primitives/Button.tsx'
import { Fold } from '#primitives/Fold.tsx'
import { styles } from './Hiring.styles.ts'

interface HistoryProps {
  /** The newest first. */
  events: readonly ApplicationEvent[]
  stageName: (stage: HiringStage['id']) => string
  /** The name of a person; empty for an unknown one. */
  nameOf: (personId: number) => string
  onDeleteNote: (event: ApplicationEvent) => void
  /** The note that is being deleted. */
  deletingId?: number | undefined
}

const ofApplicant: ReadonlySet<ApplicationEvent['kind']> = new Set([
  'received',
  'cv',
  'contact',
  'keepAnswered',
])

/** What happened to an application. */
export function History({ events, stageName, nameOf, onDeleteNote, deletingId }: HistoryProps) {
  const { t } = useTranslation('applications')
  const language = useReaderLanguage()
  /** Who did what no person of the company did; empty where the name is unknown. */
  const sourceOf = (kind: ApplicationEvent['kind']) => {
    if (ofApplicant.has(kind)) return t('history.applicant')
    return kind === 'mail' || kind === 'keepAsked' ? t('history.automatic') : ''
  }
  const textOf = useEventText(stageName, nameOf)
  return (
    <chakra.ol aria-label={t('history.heading')} css={styles.history}>
      {events.map((event) => {
        const { id, kind, at, by, isOwn, data } = event
        const { day, time } = dayAndTime(new Date(at), company.timeZone)
        const mentioned = (data.mentions ?? []).map(nameOf).filter(Boolean)
        return (
          <chakra.li key={id} data-kind={kind} css={styles.entry}>
            <span>{textOf(event)}</span>
            <small>
              {[by ?? sourceOf(kind), `${formatDay(day, language)}, ${time}`].filter(Boolean).join(' · ')}
            </small>
            {kind === 'mail' && data.text && (
              <Fold summary={data.subject}>
                <chakra.p css={styles.quote}>{data.text}</chakra.p>
              </Fold>
            )}
            {kind === 'note' && <chakra.p css={styles.quote}>{data.text}</chakra.p>}
            {mentioned.length > 0 && <small>{t('history.mentioned', { names: mentioned.join(', ') })}</small>}
            {kind === 'note' && isOwn && (
              <div>
                <Button
                  variant="quiet"
                  size="sm"
                  isLoading={deletingId === id}
                  onClick={() => onDeleteNote(event)}
                >
                  {t('history.deleteNote')}
                </Button>
              </div>
            )}
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}

/** One sentence about an entry. */
function useEventText(stageName: HistoryProps['stageName'], nameOf: HistoryProps['nameOf']) {
  const { t } = useTranslation('applications')
  const language = useReaderLanguage()
  return ({ kind, data }: ApplicationEvent): string => {
    if (kind === 'stage' && data.to)
      return data.from
        ? t('history.stage', { from: stageName(data.from), to: stageName(data.to) })
        : t('history.stageTo', { to: stageName(data.to) })
    if (kind === 'owner')
      return data.personId ? t('history.owner', { name: nameOf(data.personId) }) : t('history.noOwner')
    if (kind === 'tags')
      return [
        data.added?.length ? t('history.tagsAdded', { tags: data.added.join(', ') }) : '',
        data.removed?.length ? t('history.tagsRemoved', { tags: data.removed.join(', ') }) : '',
      ]
        .filter(Boolean)
        .join(' ')
    if (kind === 'keepAnswered') return t(data.isAllowed ? 'history.keepAllowed' : 'history.keepRefused')
    if (kind === 'interview')
      return t(`history.interviews.${interviewChange(data.change)}`, {
        when: [data.day && formatDay(data.day, language), data.start].filter(Boolean).join(', '),
      })
    return t(`history.kinds.${kind}`, { name: data.name ?? '', reference: data.reference ?? '' })
  }
}

const interviewChange = (change = 'booked') =>
  (['moved', 'cancelled'] as const).find((known) => known === change) ?? 'booked'
