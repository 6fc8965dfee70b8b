import type { Person } from '@atrium/contract/people'
import { Button, Link, LinkButton } from '@atrium/ui'
import { PersonPart } from '@atrium/ui/people'
import { QuestionDialog } from '@atrium/ui/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetCardMutation } from '#api/peopleApi.ts'
import { href } from '#config/site.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'

/** The public pages of a person, their labels to print, and the personal card. */
export function BadgePart({ person: { id, idnumber, cardname } }: { person: Person }) {
  const { t } = useTranslation('people')
  const { busy, act, outcome, failure } = useMutationToast<'make' | 'delete'>('people:failure')
  const [setCard] = useSetCardMutation()
  const [isAsking, setAsking] = useState(false)
  return (
    <PersonPart
      heading={t('badge.heading')}
      lead={t('badge.lead')}
      failure={failure}
      outcome={outcome}
      facts={[
        { label: t('badge.badge'), value: <Link href={href('employee', { idnumber })}>{idnumber}</Link> },
        {
          label: t('badge.card'),
          value: cardname ? (
            <Link href={href('card', { name: cardname })}>{cardname}</Link>
          ) : (
            t('badge.noCard')
          ),
        },
      ]}
      actions={
        <>
          <LinkButton variant="outline" size="sm" href={`${href('labels')}?kind=badge&of=${idnumber}`}>
            {t('badge.print')}
          </LinkButton>
          {cardname && (
            <LinkButton
              variant="outline"
              size="sm"
              href={`${href('labels')}?kind=card&of=${encodeURIComponent(cardname)}`}
            >
              {t('badge.printCard')}
            </LinkButton>
          )}
          <Button
            variant="outline"
            size="sm"
            isLoading={busy !== undefined}
            onClick={() =>
              cardname
                ? setAsking(true)
                : void act('make', () => setCard({ id, hasCard: true }).unwrap(), t('badge.made'))
            }
          >
            {t(cardname ? 'badge.delete' : 'badge.make')}
          </Button>
        </>
      }
    >
      {isAsking && (
        <QuestionDialog
          title={t('badge.ask')}
          text={t('badge.askText')}
          confirmLabel={t('badge.delete')}
          cancelLabel={t('cancel')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void act('delete', () => setCard({ id, hasCard: false }).unwrap(), t('badge.deleted'))
          }}
        />
      )}
    </PersonPart>
  )
}
