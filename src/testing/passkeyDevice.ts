const bytes = (text: string) => new TextEncoder().encode(text).buffer

const credential = (id: string, response: object) => ({
  id,
  rawId: Uint8Array.from(atob(id), (letter) => letter.charCodeAt(0)).buffer,
  type: 'public-key',
  response,
  getClientExtensionResults: () => ({}),
})

interface DeviceOptions {
  /** The error that the browser ends each question with, by its name in WebAuthn. */
  errorName?: string
  /** The id of the passkey, in base64. */
  id?: string
}

/** Gives the window of a test a device with a passkey (WebAuthn), which jsdom lacks. The mocks verify no signatures. */
export function installPasskeyDevice({ errorName, id = 'cGFzc2tleQ' }: DeviceOptions = {}): void {
  const answer = async (response: object) => {
    if (errorName) throw new DOMException('refused', errorName)
    return credential(id, response)
  }
  const clientDataJSON = bytes('{}')
  const credentials = {
    create: () => answer({ clientDataJSON, attestationObject: bytes('new') }),
    get: () =>
      answer({
        clientDataJSON,
        authenticatorData: bytes('data'),
        signature: bytes('signed'),
        userHandle: bytes('handle'),
      }),
  }
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true })
}
