import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { CardSection } from '#primitives/CardSection.tsx'
import { Link } from '#primitives/Link.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { EditableValue, type EditableValueProps } from './EditableValue.tsx'
import { styles } from './Profile.styles.ts'

interface PersonalFact {
  label: string
  value: string
  /** Makes the value editable in place. */
  edit?: Omit<EditableValueProps, 'value' | 'labelId'> | undefined
  /** Below the value: another place that shows it. */
  link?: { label: string; href: string } | undefined
}

interface PersonalInformationProps {
  heading: string
  facts: readonly PersonalFact[]
  /** Replaces an empty value. */
  missingLabel: string
  /** Below the facts. */
  children?: ReactNode
}

/** The Personal information block (spec 2, My Profile): the facts of the person, one row each. */
export function PersonalInformation({ heading, facts, missingLabel, children }: PersonalInformationProps) {
  const id = useId()
  return (
    <CardSection heading={heading}>
      <chakra.dl marginTop="4">
        {facts.map(({ label, value, edit, link }, index) => (
          <chakra.div key={label} css={styles.fact}>
            <chakra.dt id={`${id}${index}`} css={styles.label}>
              {label}
            </chakra.dt>
            <chakra.dd css={styles.value}>
              {edit ? (
                <EditableValue {...edit} value={value || missingLabel} labelId={`${id}${index}`} />
              ) : (
                withBreak(value || missingLabel)
              )}
            </chakra.dd>
            {link && (
              <chakra.dd css={styles.factLink}>
                <Link href={link.href} display="inline-flex" alignItems="center" minHeight="target">
                  {link.label}
                </Link>
              </chakra.dd>
            )}
          </chakra.div>
        ))}
      </chakra.dl>
      {children}
    </CardSection>
  )
}
