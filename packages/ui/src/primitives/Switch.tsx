import { Switch as ChakraSwitch, chakra } from '@chakra-ui/react'
import { useId, useLayoutEffect, useReducer, useRef } from 'react'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { WarningIcon } from './icons.tsx'

const styles = defineSlotStyles({
  root: {
    position: 'relative',
    display: 'flex',
    width: 'fit-content',
    alignItems: 'center',
    gap: '3',
    minHeight: 'target',
    textStyle: 'label',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed' },
  },
  /** A bar on its row: on, it has slid to the end. */
  control: {
    flexShrink: 0,
    width: '12',
    height: '7',
    padding: '0.5',
    borderWidth: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'full',
    backgroundColor: 'bg.band',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.controlHover' },
    _focusVisible: { outline: '3px solid var(--focus-ring)', outlineOffset: '2px' },
    _highContrast: { forcedColorAdjust: 'none', borderColor: 'CanvasText', backgroundColor: 'Canvas' },
    _disabled: { opacity: 0.6 },
    '&[data-state=checked]': {
      borderColor: 'border.primary',
      backgroundColor: 'bg.primary',
      _highContrast: { backgroundColor: 'Highlight' },
    },
  },
  thumb: {
    display: 'block',
    width: '1.375rem',
    height: 'full',
    borderRadius: 'full',
    backgroundColor: 'fg.hint',
    transitionProperty: 'margin-inline-start, background-color',
    transitionDuration: 'fast',
    _highContrast: { backgroundColor: 'CanvasText' },
    '&[data-state=checked]': {
      marginInlineStart: '1.25rem',
      backgroundColor: 'bg.accent',
      _highContrast: { backgroundColor: 'HighlightText' },
    },
  },
  hint: {
    textStyle: 'small',
    color: 'fg.muted',
    marginTop: '1',
    '&[data-warning]': {
      paddingInline: '2.5',
      paddingBlock: '1.5',
      borderRadius: 'xs',
      backgroundColor: 'bg.warning',
      color: 'fg',
      display: 'flex',
      gap: '2',
    },
    '& > svg': { flexShrink: '0', marginTop: '0.125em' },
  },
})

/**
 * The hidden input lies over the whole target, so that
 * fingers and screen readers find it where the control is seen. The library makes it one pixel small.
 */
const overTheTarget = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'inherit',
} as const

interface SwitchProps {
  label: string
  /** Under the switch: the effect of its present state; announced when the state changes. */
  hint?: string | undefined
  /** In the place of the hint: why the present state may not be meant. */
  warning?: string | undefined
  /** The name of its input in a form. */
  name?: string | undefined
  isOn: boolean
  onChange: (isOn: boolean) => void
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  /** @default false */
  isDisabled?: boolean | undefined
  /**
   * Ignores presses and keeps the focus.
   * @default false
   */
  isReadOnly?: boolean | undefined
}

/** A switch, on Chakra's Switch. The label is part of the target. */
export function Switch(props: SwitchProps) {
  const { label, warning, name, isOn, onChange, onFocus, onBlur } = props
  const hint = warning ?? props.hint
  const { isDisabled = false, isReadOnly = false } = props
  const hintId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [, drawAgain] = useReducer((presses: number) => presses + 1, 0)
  useLayoutEffect(() => {
    // The browser has moved the input at the press, also where the owner keeps the state.
    if (inputRef.current) inputRef.current.checked = isOn
  })
  return (
    <div>
      <ChakraSwitch.Root
        unstyled
        css={styles.root}
        name={name}
        checked={isOn}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onCheckedChange={({ checked }) => {
          onChange(checked)
          drawAgain()
        }}
      >
        <ChakraSwitch.HiddenInput
          ref={inputRef}
          role="switch"
          aria-describedby={hint && hintId}
          aria-disabled={isReadOnly || undefined}
          style={overTheTarget}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        <ChakraSwitch.Control css={styles.control}>
          <ChakraSwitch.Thumb css={styles.thumb} />
        </ChakraSwitch.Control>
        <ChakraSwitch.Label style={{ minWidth: 0 }}>{label}</ChakraSwitch.Label>
      </ChakraSwitch.Root>
      {hint && (
        <chakra.p id={hintId} aria-live="polite" css={styles.hint} data-warning={warning && ''}>
          {warning && <WarningIcon />}
          {hint}
        </chakra.p>
      )}
    </div>
  )
}
