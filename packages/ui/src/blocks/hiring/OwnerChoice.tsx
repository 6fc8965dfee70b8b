import { foldText } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { Combobox } from '#forms/Combobox.tsx'

interface OwnerChoiceProps {
  people: readonly { value: string; label: string; detail?: string }[]
  /** The id of the owner; empty without one. */
  value: string
  isBusy: boolean
  onChange: (value: string) => void
}

/** Who takes care of an application. */
export function OwnerChoice({ people, value, isBusy, onChange }: OwnerChoiceProps) {
  const { t } = useTranslation('applications')
  return (
    <Combobox
      label={t('columns.owner')}
      options={people}
      placeholder={t('owner.none')}
      listLabel={t('owner.people')}
      nothingFound={t('note.nobodyFound')}
      foldText={foldText}
      value={value}
      onChange={(chosen) => {
        if (chosen !== value) onChange(chosen)
      }}
      readOnly={isBusy}
    />
  )
}
