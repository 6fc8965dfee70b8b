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

const answers = ['same', 'notSame'] as const

/** Other applications of the same person: confirmed, or proposed. */
export function OthersPart({ application: { id, others, isManaged }, stageName }: OthersPartProps) {
  const { t } = useTranslation('applications')
  const { language } = useLanguage()
  const { act, busy, failure } =
    useMutationToast<`${(typeof answers)[number]}${number}`>('applications:failure')
  const [join] = useJoinApplicationsMutation()
  if (others.length === 0) return null
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
                {answers
                  .filter((answer) => answer === 'notSame' || !isJoined)
                  .map((answer) => (
                    <Button
                      key={answer}
                      variant="quiet"
                      size="sm"
                      aria-label={t(`others.${answer}`, { reference })}
                      isLoading={busy === `${answer}${otherId}`}
                      onClick={() =>
                        void act(
                          `${answer}${otherId}`,
                          () => join({ id, otherId, isSame: answer === 'same' }).unwrap(),
                          undefined,
                        )
                      }
                    >
                      {t(`others.${answer}Short`)}
                    </Button>
                  ))}
              </div>
            )}
          </>
        ),
      }))}
    />
  )
}
