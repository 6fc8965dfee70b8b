import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Menu, MenuItem } from '#primitives/Menu.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Hiring.styles.ts'

interface DecisionCardProps {
  /** The name of the present stage. */
  stage: string
  since: string
  /** Why the person cannot move it. */
  note: string | undefined
  /** The other stages. */
  choices: readonly { label: string; onChoose: () => void }[]
  isMoving: boolean
  /** The button for a mail without a move. */
  mail: ReactNode
  /** The outcome of the last move. */
  children: ReactNode
}

/** The id of the button that opens the menu of the stages, for a shortcut. */
export const moveButtonId = 'move-application'

/** The stage of an application, and where it can go. */
export function DecisionCard(props: DecisionCardProps) {
  const { stage, since, note, choices, isMoving, mail, children } = props
  const { t } = useTranslation('applications')
  return (
    <CardSection
      heading={t('move.heading')}
      state={{ label: stage, isOn: true }}
      lead={since}
      actions={
        <chakra.div css={styles.neighbours}>
          {choices.length > 0 && (
            <Menu
              triggerId={moveButtonId}
              trigger={
                <Button isLoading={isMoving} size="sm">
                  {t('move.choose')}
                  <ChevronRightIcon transform="rotate(90deg)" />
                </Button>
              }
            >
              {choices.map((choice) => (
                <MenuItem key={choice.label} {...choice} />
              ))}
            </Menu>
          )}
          {mail}
        </chakra.div>
      }
    >
      {note && (
        <Text size="small" tone="muted" marginTop="2">
          {note}
        </Text>
      )}
      <chakra.div css={styles.outcome}>{children}</chakra.div>
    </CardSection>
  )
}
