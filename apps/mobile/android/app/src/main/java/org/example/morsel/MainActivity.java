package org.example.morsel;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
