import { foldText } from '@atrium/contract/core'
import { fullNameOf, type Person } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { FormDialog } from '#forms/FormDialog.tsx'
import type { FormFailureProps } from '#forms/FormFailure.tsx'
import type { FormProps } from '#forms/FormShell.tsx'
import { Message } from '#primitives/Message.tsx'
import { styles } from './People.styles.ts'
import { usePeopleOptions } from './usePeopleOptions.ts'

interface OffboardDialogProps extends FormProps {
  person: Person
  /** Everybody, of whom one may be the successor. */
  people: readonly Person[]
  failure?: FormFailureProps | undefined
  onCancel: () => void
}

/** Ends the work of a person: what happens, and the successor (`successorId`). */
export function OffboardDialog({ person, people, ...dialog }: OffboardDialogProps) {
  const { t } = useTranslation('people')
  const options = usePeopleOptions(people, person.id)
  const led = people.filter(({ managerId, leftAt }) => managerId === person.id && !leftAt).length
  return (
    <FormDialog
      {...dialog}
      tone="danger"
      title={t('departure.offboard', { name: fullNameOf(person) })}
      buttons={{
        save: t('departure.offboard', { name: person.name }),
        saving: t('departure.offboarding'),
        cancel: t('cancel'),
      }}
    >
      <chakra.ul css={styles.effects}>
        {person.account && <li>{t('departure.effects.account')}</li>}
        <li>{t('departure.effects.pages')}</li>
        <li>{t('departure.effects.requests')}</li>
        {led > 0 && <li>{t('departure.effects.people', { count: led })}</li>}
        {person.meetings > 0 && <li>{t('departure.effects.meetings', { count: person.meetings })}</li>}
      </chakra.ul>
      <ComboboxField
        name="successorId"
        label={t('departure.successor')}
        hint={t('departure.successorHint')}
        options={options}
        placeholder={t('record.nobody')}
        listLabel={t('record.people')}
        nothingFound={t('record.nobodyFound')}
        notChosen={t('record.notChosen')}
        foldText={foldText}
      />
      <SuccessorWarning person={person} people={people} />
    </FormDialog>
  )
}

/** A successor without an open account cannot take over meetings. */
function SuccessorWarning({ person, people }: Pick<OffboardDialogProps, 'person' | 'people'>) {
  const { t } = useTranslation('people')
  const { input } = useField<string>('successorId', { subscription: { value: true } })
  const successor = people.find(({ id }) => String(id) === input.value)
  const hasAccount = successor?.account && successor.account.state !== 'closed'
  const text =
    successor && !hasAccount && person.meetings > 0
      ? t('departure.cannotOrganise', { name: fullNameOf(successor), count: person.meetings })
      : undefined
  return <Message variant="banner" tone="warning" role="status" text={text} />
}
