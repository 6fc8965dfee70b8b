import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { CardSection } from '#primitives/CardSection.tsx'
import { EditableValue, type EditableValueProps } from './EditableValue.tsx'

interface PersonalFact {
  label: string
  value: string
  /** The value can be changed where it stands. */
  edit?: Omit<EditableValueProps, 'value' | 'labelId'> | undefined
}

interface PersonalInformationProps {
  heading: string
  facts: readonly PersonalFact[]
  /** In the place of an empty value. */
  missingLabel: string
}

/** The Personal Informations block (spec 2, My Profile): what is known of the person, a row each. */
export function PersonalInformation({ heading, facts, missingLabel }: PersonalInformationProps) {
  const id = useId()
  return (
    <CardSection heading={heading}>
      <chakra.dl marginTop="4">
        {facts.map(({ label, value, edit }, index) => (
          <chakra.div
            key={label}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' }}
            columnGap="6"
            alignItems="center"
            paddingBlock={{ base: '3', sm: '2' }}
            borderTopWidth="hairline"
            borderColor="border.hairline"
          >
            <chakra.dt
              id={`${id}${index}`}
              color="fg.muted"
              alignSelf="start"
              paddingBlock={{ base: '0', sm: '2.5' }}
            >
              {label}
            </chakra.dt>
            <chakra.dd minWidth="0" fontWeight="medium">
              {edit ? (
                <EditableValue {...edit} value={value || missingLabel} labelId={`${id}${index}`} />
              ) : (
                value || missingLabel
              )}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </CardSection>
  )
}
