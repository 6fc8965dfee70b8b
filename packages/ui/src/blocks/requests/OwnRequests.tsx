import type { IsoDay } from '@atrium/contract/days'
import type { LeaveType, OffDayRequest } from '@atrium/contract/leave'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Message } from '#primitives/Message.tsx'
import { StaleBanner, type StaleBannerProps } from '#primitives/StaleBanner.tsx'
import { OwnRequest } from './OwnRequest.tsx'
import { styles } from './Requests.styles.ts'

interface ListProps {
  /** The newest first; `undefined` while they load. */
  requests: readonly OffDayRequest[] | undefined
  /** The kinds of leave; empty while they load. */
  types: readonly LeaveType[]
  today: IsoDay
  onCancel: (request: OffDayRequest) => void
  /** An `AnswerForm` for a request after a question. */
  answerTo: (request: OffDayRequest) => ReactNode
}

interface OwnRequestsProps extends ListProps {
  /** The time of the list, while it is a cached copy. */
  asOf?: { note: StaleBannerProps; when: { day: string; time: string } } | undefined
  /** Replaces the list: the error of the query. */
  error?: ReactNode
}

/** The person's own requests and their states. */
export function OwnRequests({ asOf, error, ...list }: OwnRequestsProps) {
  const { t } = useTranslation('requests')
  const headingId = useId()
  const isStale = asOf !== undefined && !asOf.note.isWaiting
  return (
    <section aria-labelledby={headingId}>
      <Heading level={2} size="h3" id={headingId} marginBottom="4">
        {t('own.heading')}
      </Heading>
      <chakra.div marginBottom={isStale ? '4' : undefined}>
        <StaleBanner {...(asOf && { ...asOf.note, text: t('own.asOf', asOf.when) })} />
      </chakra.div>
      {error || (isStale && list.requests?.length === 0 ? null : <List {...list} />)}
    </section>
  )
}

function List(props: ListProps) {
  const { requests, types, today, onCancel, answerTo } = props
  const { t } = useTranslation('requests')
  if (!requests) return <SkeletonRegion label={t('own.loading')} />
  if (requests.length === 0) return <Message variant="inline" text={t('own.empty')} />
  return (
    <chakra.ul css={styles.list}>
      {requests.map((request) => (
        <OwnRequest
          key={request.id}
          request={request}
          kind={types.find(({ id }) => id === request.typeId)?.name}
          today={today}
          answer={request.state === 'askedBack' && answerTo(request)}
          onCancel={() => onCancel(request)}
        />
      ))}
    </chakra.ul>
  )
}
