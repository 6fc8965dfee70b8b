import { formatDay } from '@atrium/contract/core'
import type { Application } from '@atrium/contract/hiring'
import { Button, Link } from '@atrium/ui'
import { dayOf } from '@atrium/ui/hiring'
import { PersonPart } from '@atrium/ui/people'
import { useTranslation } from 'react-i18next'
import { useJoinApplicationsMutation } from '#api/hiringApi.ts'
import { href } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'

interface OthersPartProps {
  application: Application
  stageName: (stage: Application['stage']) => string
}

/** Other applications of the same person: confirmed, or proposed. */
export function OthersPart({ application: { id, others, isManaged }, stageName }: OthersPartProps) {
  const { t } = useTranslation('applications')
  const { language } = useLanguage()
  const { act, busy, failure } = useMutationToast<`same${number}` | `other${number}`>('applications:failure')
  const [join] = useJoinApplicationsMutation()
  if (others.length === 0) return null
  const answer = (otherId: number, isSame: boolean) =>
    void act(
      `${isSame ? 'same' : 'other'}${otherId}`,
      () => join({ id, otherId, isSame }).unwrap(),
      undefined,
    )
  return (
    <PersonPart
      heading={t('others.heading')}
      lead={t('others.lead')}
      failure={failure}
      facts={others.map(({ id: otherId, reference, position, stage, receivedAt, isJoined }) => ({
        key: String(otherId),
        label: [stageName(stage), formatDay(dayOf(receivedAt), language), isJoined && t('others.joined')]
          .filter(Boolean)
          .join(' · '),
        value: (
          <>
            <Link href={href('application', { id: otherId })}>{position || t('general')}</Link>
            {isManaged && (
              <div>
                {!isJoined && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('others.same', { reference })}
                    isLoading={busy === `same${otherId}`}
                    onClick={() => answer(otherId, true)}
                  >
                    {t('others.sameShort')}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('others.notSame', { reference })}
                  isLoading={busy === `other${otherId}`}
                  onClick={() => answer(otherId, false)}
                >
                  {t('others.notSameShort')}
                </Button>
              </div>
            )}
          </>
        ),
      }))}
    />
  )
}
