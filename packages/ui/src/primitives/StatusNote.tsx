import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CheckIcon } from './icons.tsx'

export interface StatusNoteProps {
  /** What has happened; without it the note is silent. */
  texts?: { heading: string; text?: string | undefined } | undefined
  /** What the reader can do about it. */
  action?: { label: string; onAct: () => void } | undefined
  /** @default a check mark */
  icon?: ReactNode
}

/** Good or neutral news that stays in the page until the next deed; screen readers say it when the ear is free. */
export const StatusNote = ({ texts, action, icon = <CheckIcon /> }: StatusNoteProps) => (
  // There before its words, or they would not be read out; without them it takes no room.
  <chakra.div role="status" css={{ '&:empty': { position: 'absolute' } }}>
    {texts && (
      <chakra.div
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="3"
        padding="4"
        borderRadius="control"
        backgroundColor="bg.quiet"
      >
        <chakra.span display="flex" alignItems="flex-start" paddingTop="0.5" color="fg.link">
          {icon}
        </chakra.span>
        <div>
          <chakra.p textStyle="label">{texts.heading}</chakra.p>
          {texts.text && (
            <chakra.p textStyle="small" color="fg.muted" marginTop="1">
              {texts.text}
            </chakra.p>
          )}
          {action && (
            <Button variant="outline" size="sm" marginTop="3" onClick={action.onAct}>
              {action.label}
            </Button>
          )}
        </div>
      </chakra.div>
    )}
  </chakra.div>
)
