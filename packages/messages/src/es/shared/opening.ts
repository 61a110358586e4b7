/** Stands in the HTML itself, for when the application does not come. */
export const opening = {
  failed: {
    title: 'Fonendo no se ha podido abrir',
    text: 'Algo ha fallado al cargar la página. Comprueba tu conexión y vuelve a cargarla.',
  },
  slow: {
    title: 'Fonendo tarda en abrirse',
    text: 'La conexión es lenta o se ha cortado. Espera un poco más o vuelve a cargar la página.',
  },
  noScript: {
    title: 'Fonendo necesita JavaScript',
    text: 'Actívalo en tu navegador y vuelve a cargar la página.',
  },
  reload: 'Volver a cargar',
} as const;
