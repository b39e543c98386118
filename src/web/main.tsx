// The page starts here.
import { render } from 'preact';
import '@fontsource-variable/eb-garamond/wght.css';
import '@fontsource/uncial-antiqua/400.css';
import '../parts/tokens.css';
import './shell.css';
import { App } from './App.tsx';
import { apply, settings } from './settings.ts';

apply(settings());
const root = document.getElementById('app');
if (root) render(<App />, root);
