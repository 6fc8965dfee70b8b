/** Shown when the texts cannot be loaded, so it is here in all languages. */
export const bootFailure = {
  title: 'Səhifə yüklənmədi · The page did not load · Страница не загрузилась',
  text: 'Bağlantını yoxlayıb yenidən cəhd edin. Check the connection and try again. Проверьте подключение и попробуйте ещё раз.',
  retry: 'Yenidən cəhd edin · Try again · Ещё раз',
} as const
