import { useField } from 'react-final-form'
import { asTyped } from './asTyped.ts'
import { Combobox, type ComboboxTexts } from './Combobox.tsx'
import { useFieldError } from './serverErrors.ts'

interface ComboboxFieldProps extends ComboboxTexts {
  /** The field's name in the form's values. */
  name: string
  options: readonly ComboboxOption[]
  /** In the empty field: "Nobody". */
  placeholder: string
  /** Names the list of options for screen readers. */
  listLabel: string
  /** In the list when the typed text fits no option. */
  nothingFound: string
  /** @default false */
  isRequired?: boolean | undefined
  /** What the search compares, a constant: the contract's `foldText`. @default small letters */
  foldText?: ((text: string) => string) | undefined
}

/** More options than this are not shown: typing more letters finds the others. */
const mostShown = 50

const lower = (text: string) => text.toLowerCase()

/**
 * One of many options, found by typing a part of it, on Chakra's Combobox. An emptied field has the value `''`; a text that is
 * no option gives way to the chosen option again.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const {
    name,
    label,
    hint,
    options,
    placeholder,
    listLabel,
    nothingFound,
    isRequired,
    foldText = lower,
  } = props
  const field = useSlotRecipe({ recipe: fieldRecipe })()
  const styles = useSlotRecipe({ recipe: comboboxRecipe })()
}

/** A `Combobox` in a form. */
export function ComboboxField({ name, ...texts }: ComboboxFieldProps) {
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const error = useFieldError(name, meta)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(frame) => (
        <Combobox.RootProvider value={combobox} unstyled lazyMount unmountOnExit>
          <Combobox.Control>
            <chakra.input
              {...control}
              {...frame}
              css={field.control}
              value={text}
              placeholder={placeholder}
              aria-required={isRequired}
              autoComplete="off"
              onChange={(event) => {
                control.onChange?.(event)
                setTyped(event.target.value)
                if (event.target.value === '') input.onChange('')
              }}
              onFocus={(event) => {
                control.onFocus?.(event)
                input.onFocus(event)
              }}
              onBlur={(event) => {
                control.onBlur?.(event)
                setTyped(undefined)
                input.onBlur(event)
              }}
            />
          </Combobox.Control>
          <Combobox.Positioner>
            <Combobox.Content
              aria-label={listLabel}
              // biome-ignore lint/a11y/useValidAriaValues: empty, because the library names a label that is not its own.
              aria-labelledby=""
              css={styles.list}
            >
              <Combobox.Empty css={styles.empty}>{nothingFound}</Combobox.Empty>
              {collection.items.map((item) => (
                <Combobox.Item
                  key={item.value}
                  item={item}
                  aria-selected={item === highlighted}
                  css={styles.option}
                >
                  <Combobox.ItemText>{item.label}</Combobox.ItemText>
                  {item.detail && <chakra.span css={styles.detail}>{item.detail}</chakra.span>}
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Combobox.RootProvider>
      )}
    </FieldFrame>
    <Combobox
      {...texts}
      value={input.value}
      onChange={input.onChange}
      onFocus={() => input.onFocus()}
      onBlur={() => input.onBlur()}
      error={error}
      readOnly={meta.submitting ?? false}
    />
  )
}
