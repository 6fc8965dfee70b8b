import { foldText, languages, sortByName } from '@atrium/contract/core'
import { fullNameOf, type Person } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { BulkProgress } from '#blocks/desk/BulkProgress.tsx'
import { FailedRows, type FailedRowsProps } from '#blocks/desk/FailedRows.tsx'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { FormDialog } from '#forms/FormDialog.tsx'
import type { FormProps } from '#forms/FormShell.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './People.styles.ts'
import { usePeopleOptions } from './usePeopleOptions.ts'

export type BulkAction = 'room' | 'manager' | 'invitation'

/** Why a person stays as they are. */
export type Unchanged =
  | 'left'
  | 'hasRoom'
  | 'hasManager'
  | 'own'
  | 'themselves'
  | 'active'
  | 'closed'
  | 'noEmail'
  | 'beyond'

interface BulkDialogProps extends FormProps {
  action: BulkAction
  selected: readonly Person[]
  /** Everybody: managers to choose from. */
  people: readonly Person[]
  rooms: readonly { roomname: string }[]
  /** What the choice does with each person: the call (a new invitation to an account has an `accountId`), or why none. */
  stepsOf: (choice: string) => readonly { person: Person; step?: object; why?: Unchanged }[]
  /** Whom the last try reached, and whom it did not. */
  messages: readonly FailedRowsProps[]
  /** While people are being changed: how many of how many. */
  progress?: { done: number; total: number } | undefined
  onCancel: () => void
}

/** One change of several people: what they get (the field `choice`), and whom it changes. */
export function BulkDialog(props: BulkDialogProps) {
  const { action, selected, people, rooms, stepsOf, messages, progress, ...dialog } = props
  const { t } = useTranslation(['people', 'staff'])
  const isInvitation = action === 'invitation'
  const hasChoice = !isInvitation || selected.some(({ account, leftAt }) => !account && !leftAt)
  return (
    <FormDialog
      {...dialog}
      title={t(`bulk.title.${action}`, { count: selected.length })}
      validate={({ choice }: { choice?: string }) =>
        hasChoice && !choice ? { choice: t('bulk.choose') } : ({} as Record<string, string>)
      }
      buttons={{
        save: t(isInvitation ? 'account.inviteNow' : 'save'),
        saving: t(isInvitation ? 'account.inviting' : 'saving'),
        cancel: t(progress ? 'staff:bulk.stop' : 'cancel'),
      }}
    >
      {hasChoice && <Choice action={action} people={people} rooms={rooms} />}
      <Groups isInvitation={isInvitation} stepsOf={stepsOf} />
      {messages.map((message) => (
        <FailedRows key={message.heading} {...message} />
      ))}
      {progress && <BulkProgress label={t(isInvitation ? 'account.inviting' : 'saving')} {...progress} />}
    </FormDialog>
  )
}

function Choice({ action, people, rooms }: Pick<BulkDialogProps, 'action' | 'people' | 'rooms'>) {
  const { t } = useTranslation('people')
  const managers = usePeopleOptions(people)
  const field = { name: 'choice', placeholder: t('choose'), isRequired: true }
  if (action === 'manager')
    return (
      <ComboboxField
        {...field}
        label={t('manager')}
        options={managers}
        listLabel={t('record.people')}
        nothingFound={t('record.nobodyFound')}
        notChosen={t('bulk.notChosen')}
        foldText={foldText}
      />
    )
  return action === 'room' ? (
    <SelectField
      {...field}
      label={t('room')}
      options={rooms.map(({ roomname }) => ({ value: roomname, label: roomname }))}
    />
  ) : (
    <SelectField
      {...field}
      label={t('account.language')}
      options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
    />
  )
}

/** Names of each group that are shown; the others are counted. */
const mostNames = 10

function Groups({ isInvitation, stepsOf }: { isInvitation: boolean } & Pick<BulkDialogProps, 'stepsOf'>) {
  const { t } = useTranslation(['people', 'staff'])
  const { input } = useField<string>('choice', { subscription: { value: true } })
  const steps = stepsOf(input.value)
  const namesOf = (some: typeof steps) => some.map(({ person }) => fullNameOf(person))
  const changed = namesOf(steps.filter(({ step }) => step && !('accountId' in step)))
  const again = namesOf(steps.filter(({ step }) => step && 'accountId' in step))
  const unchanged = steps.flatMap(({ person, why }) =>
    why ? t('staff:bulk.one', { name: fullNameOf(person), why: t(`bulk.why.${why}`) }) : [],
  )
  const groups = [
    {
      heading: t(isInvitation ? 'bulk.invites' : 'bulk.changes', { number: changed.length }),
      lines: changed,
    },
    { heading: t('bulk.again', { number: again.length }), lines: again },
    { heading: t('bulk.stays', { number: unchanged.length }), lines: unchanged },
  ]
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => (
      <div key={heading}>
        <Text as="h3" size="small" tone="muted">
          {heading}
        </Text>
        <chakra.ul css={styles.effects}>
          {sortByName(lines, (line) => line)
            .slice(0, mostNames)
            .map((line) => (
              <li key={line}>{line}</li>
            ))}
          {lines.length > mostNames && <li>{t('staff:bulk.more', { number: lines.length - mostNames })}</li>}
        </chakra.ul>
      </div>
    ))
}
