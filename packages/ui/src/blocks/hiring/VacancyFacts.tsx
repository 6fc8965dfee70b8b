import { employments, levels, workplaces } from '@atrium/contract/careers'
import { foldText, limits } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { ComboboxTexts } from '#forms/Combobox.tsx'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { DayField } from '#forms/DayField.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { useDayTexts } from '#i18n/useDayTexts.ts'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { PeopleField } from './PeopleField.tsx'
import { styles } from './Vacancy.styles.ts'

export interface VacancyFactsProps {
  categories: readonly SelectOption[]
  people: ComboboxTexts['options']
  onEditCategories: () => void
}

const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const

/** The fields of a vacancy besides its texts, and who decides about the applications. */
export function VacancyFacts({ categories, people, onEditCategories }: VacancyFactsProps) {
  const { t } = useTranslation('vacancies')
  const dayTexts = useDayTexts()
  return (
    <>
      <CardSection heading={t('form.facts')}>
        <chakra.div css={styles.parts}>
          <FieldRow>
            <div>
              <SelectField
                name="categoryId"
                label={t('form.category')}
                options={categories}
                placeholder={t('form.chooseCategory')}
                isRequired
              />
              <Button variant="quiet" size="sm" onClick={onEditCategories}>
                {t('form.editCategories')}
              </Button>
            </div>
            <SelectField
              name="employment"
              label={t('form.employment')}
              options={employments.map((value) => ({ value, label: t(`employments.${value}`) }))}
            />
            <SelectField
              name="workplace"
              label={t('form.workplace')}
              options={workplaces.map((value) => ({ value, label: t(`workplaces.${value}`) }))}
            />
            <SelectField
              name="level"
              label={t('form.level')}
              options={levels.map((value) => ({ value, label: t(`levels.${value}`) }))}
              placeholder={t('form.anyLevel')}
            />
            <TextField name="places" label={t('form.places')} isRequired {...numeric} />
            <DayField name="closesOn" label={t('form.closesOn')} texts={dayTexts} first={dayTexts.today()} />
            <TextField name="salaryFrom" label={t('form.salaryFrom')} {...numeric} />
            <TextField name="salaryTo" label={t('form.salaryTo')} {...numeric} />
          </FieldRow>
          <SwitchField name="isSalaryShown" label={t('form.isSalaryShown')} />
        </chakra.div>
      </CardSection>
      <CardSection heading={t('form.hiring')}>
        <chakra.div css={styles.parts}>
          <FieldRow>
            <ComboboxField
              name="managerId"
              label={t('form.manager')}
              hint={t('form.managerHint')}
              options={people}
              placeholder={t('form.nobody')}
              listLabel={t('form.people')}
              nothingFound={t('form.nobodyFound')}
              notChosen={t('form.notChosen')}
              foldText={foldText}
            />
            <PeopleField
              name="reviewerIds"
              label={t('form.reviewers')}
              hint={t('form.reviewersHint')}
              options={people}
              placeholder={t('form.addReviewer')}
              listLabel={t('form.people')}
              nothingFound={t('form.nobodyFound')}
              chosenLabel={t('form.reviewers')}
              removeLabel={(name) => t('form.removeReviewer', { name })}
              formerName={t('form.former')}
              limit={{
                most: limits.reviewers,
                hint: t('form.reviewersFull', { reviewers: limits.reviewers }),
              }}
            />
          </FieldRow>
          <SwitchField name="hidesContacts" label={t('form.hidesContacts')} />
        </chakra.div>
      </CardSection>
    </>
  )
}
