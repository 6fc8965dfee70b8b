import { foldText, limits } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { Combobox } from '#forms/Combobox.tsx'
import { useFieldError } from '#forms/serverErrors.ts'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { styles } from './Vacancy.styles.ts'

/** A person who can be named. */
export interface PersonOption {
  value: string
  label: string
  detail?: string | undefined
}

/** The people who read and rate applications: a list, and a field that adds one. */
export function ReviewersField({ people }: { people: readonly PersonOption[] }) {
  const { t } = useTranslation('vacancies')
  const { input, meta } = useField<string>('reviewerIds', { parse: (ids) => ids })
  const error = useFieldError('reviewerIds', meta)
  const rootRef = useRef<HTMLDivElement>(null)
  const chosen = input.value.split(',').filter(Boolean)
  const isFull = chosen.length >= limits.reviewers
  const change = (ids: readonly string[]) => {
    if (!meta.submitting) input.onChange(ids.join(','))
  }
  const nameOf = (id: string) => people.find(({ value }) => value === id)?.label ?? t('form.former')
  return (
    <div ref={rootRef}>
      <Combobox
        label={t('form.reviewers')}
        hint={isFull ? t('form.reviewersFull', { reviewers: limits.reviewers }) : t('form.reviewersHint')}
        options={isFull ? [] : people.filter(({ value }) => !chosen.includes(value))}
        placeholder={t('form.addReviewer')}
        listLabel={t('form.people')}
        nothingFound={t('form.nobodyFound')}
        foldText={foldText}
        value=""
        onChange={(id) => id && change([...chosen, id])}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
        error={error}
        readOnly={meta.submitting ?? false}
      />
      <chakra.ul aria-label={t('form.reviewers')} css={styles.chips}>
        {chosen.map((id) => (
          <chakra.li key={id} css={styles.chip}>
            {nameOf(id)}
            <IconButton
              label={t('form.removeReviewer', { name: nameOf(id) })}
              onClick={() => {
                change(chosen.filter((one) => one !== id))
                // The pressed button goes.
                rootRef.current?.querySelector('input')?.focus()
              }}
            >
              <CloseIcon />
            </IconButton>
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  )
}
