// The page starts here.
import { render } from 'preact';
import './fonts.css';
import '../parts/tokens.css';
import './shell.css';
import { App } from './App.tsx';
import { apply, settings } from './settings/settings.ts';

apply(settings());
const root = document.getElementById('app');
if (root) render(<App />, root);
